import { localized } from '@wayhouse/messages/localized';

/** What search engines and link previews say of pages. */
export const messages = localized('shell-app/heads', {
  description: 'Hotel rooms in places worth the journey. Book in a minute, pay at the hotel.',
  rooms: 'Search rooms by city and dates, compare prices per night, and book in a minute.',
  roomsIn: (city: string) =>
    `Hotel rooms in ${city}: compare prices per night, choose your dates, and book in a minute.`,
  hotels: 'Hotels',
  hotel: {
    title: (name: string, city: string) => `${name}, ${city}`,
    description: (name: string, city: string, price: string) =>
      `${name} in ${city}: rooms${price && ` from ${price} per night`}, photographs, and the terms of booking.`,
    priceRange: (price: string) => `from ${price}`,
  },
  room: {
    title: (hotel: string, roomType: string) => `${hotel}, ${roomType}`,
    name: (roomType: string, hotel: string, city: string) => `${roomType} at ${hotel}, ${city}`,
    description: (roomType: string, capacity: number, city: string, price: string) =>
      `${roomType} for up to ${capacity} in ${city}, ${price} per night.`,
    offered: (amenities: string) => `With ${amenities}.`,
  },
});
