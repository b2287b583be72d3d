import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/home', {
  documentTitle: 'Rooms in places worth the journey',
  failed: {
    title: 'The rest of this page did not load',
    message: 'Your connection may have dropped. You can still search above.',
  },
  hero: {
    title: 'Stay somewhere worth the journey',
    lead: 'Hand-picked rooms by the sea, in the hills and in the middle of it all. Book now, pay at the hotel.',
    photo: 'A resort at dusk: a lit villa, an infinity pool and palms facing the sunset over the sea',
  },
  offers: {
    title: 'Exclusive offers',
    lead: 'Book, mention the offer at the front desk and pay there: we’ll take it off your bill.',
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
