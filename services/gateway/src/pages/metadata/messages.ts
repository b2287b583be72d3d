import { localized } from '@wayhouse/messages/localized';

const description = 'Hand-picked hotel rooms. Book in a minute, pay at the hotel.';

/** What search engines, link previews and the browser's tab say of a page before its scripts run. */
export const messages = localized('gateway/pages', {
  title: (page: string) => `${page} · Wayhouse`,
  pages: {
    home: { title: 'Rooms in places worth the journey', description },
    rooms: {
      title: 'Hotel rooms',
      description: 'Search rooms by city and dates, compare prices per night, and book with free cancellation.',
    },
    about: { title: 'About', description: 'Who we are and how we choose hotels and rooms.' },
    careers: { title: 'Careers', description: 'Open positions at Wayhouse and how to apply.' },
    press: { title: 'Press and media', description: 'Press coverage of Wayhouse and contacts for journalists.' },
    blog: { title: 'Blog', description: 'Stories, places and tips for your next trip.' },
    partners: { title: 'Partners', description: 'The companies we work with.' },
    helpCenter: {
      title: 'Help Center',
      description: 'Check-in, cancellation, payment: answers to frequently asked questions.',
    },
    safety: { title: 'Safety information', description: 'Health, fire safety and security in our hotels.' },
    contact: { title: 'Contact us', description: 'How and when to reach us.' },
    accessibility: { title: 'Accessibility', description: 'What hotels, rooms and this site offer.' },
    myBookings: { title: 'My bookings', description },
    myData: { title: 'Your data', description },
    build: { title: 'Build information', description },
    owner: { title: 'Owner dashboard', description },
    receipt: { title: 'Receipt', description },
    apply: { title: 'Apply', description: 'Apply for an open position at Wayhouse.' },
    confirmSubscription: { title: 'Confirm your subscription', description },
    unsubscribe: { title: 'Unsubscribe from our newsletter', description },
    redirect: { title: 'One moment, please', description },
    unknown: { title: 'Page not found', description },
  },
  roomNotFound: 'Room not found',
  postNotFound: 'Post not found',
  roomsIn: {
    title: (city: string) => `Rooms in ${city}`,
    description: (city: string) =>
      `Hotel rooms in ${city}: compare prices per night, choose your dates, and book with free cancellation.`,
  },
  hotels: 'Hotels',
  room: {
    title: (hotel: string, roomType: string) => `${hotel}, ${roomType}`,
    name: (roomType: string, hotel: string, city: string) => `${roomType} at ${hotel}, ${city}`,
    description: (roomType: string, capacity: number, city: string, price: string) =>
      `${roomType} for up to ${capacity} in ${city}, ${price} per night.`,
    offered: (amenities: string) => `With ${amenities}.`,
  },
});
