export const texts = {
  documentTitle: 'Rooms in places worth the journey',
  hero: {
    title: 'Stay somewhere worth the journey',
    lead: 'Hand-picked rooms by the sea, in the hills and in the middle of it all. Book now, pay at the hotel.',
    photo: 'A resort at dusk: a lit villa, an infinity pool and palms facing the sunset over the sea',
  },
  offers: {
    title: 'Exclusive offers',
    lead: 'A little less to pay, a little more to remember.',
    off: '% off',
    expires: 'Expires',
    browse: 'See rooms',
  },
  testimonials: { title: 'What guests say', lead: 'The best part of our work is reading these.' },
} as const;
