import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/home', {
  documentTitle: 'Rooms in places worth the journey',
  failed: {
    title: 'The rest of this page did not load',
    message: 'Your connection may have dropped. You can still search above.',
  },
  hero: {
    title: 'Stay somewhere worth the journey',
    lead: 'Rooms by the sea, in the hills and in the middle of it all. Book now, pay at the hotel.',
    photo: 'A resort at dusk: a lit villa, an infinity pool and palms facing the sunset over the sea',
  },
  destinations: {
    title: 'Where to go',
    lead: 'The places our guests book most.',
    summary: (country: string, rooms: string) => `${country} · ${rooms}`,
  },
  journal: { title: 'From the journal' },
  offers: {
    title: 'Exclusive offers',
    lead: 'At the hotels that take part. Choose your dates, and the price has the offer in it.',
    off: (percent: number) => `${percent}% off`,
    expires: (date: string) => `Expires ${date}`,
    browse: 'See rooms',
    roomsFor: (title: string) => `See rooms for ${title}`,
  },
  testimonials: {
    title: 'What guests say',
    lead: 'The best part of our work is reading these.',
    quote: (review: string) => `“${review}”`,
  },
});
