import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { counts } from '@wayhouse/messages/counts';
import { checkInFrom, checkOutBy } from '@wayhouse/messages/format-date';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/hotel', {
  loading: 'Loading the hotel',
  about: 'About the hotel',
  map: { show: 'Show on a map', hide: 'Hide the map', label: (name: string) => `Map with ${name}` },
  offered: 'What the hotel offers',
  goodToKnow: 'Good to know',
  policies: {
    title: 'Policies',
    times: 'Check-in and check-out',
    checkIn: (hotel: HotelTimes) => `Check-in ${checkInFrom(hotel)}`,
    checkOut: (hotel: HotelTimes) => `Check-out ${checkOutBy(hotel)}`,
    cancellation: 'Cancellation',
    taxes: 'Taxes and fees',
    payment: 'Payment',
    payAtHotel: 'Pay at the hotel, or online by card after booking.',
    children: 'Children',
    countAsGuests: 'Children count as guests, in the price and in how many people a room sleeps.',
    plans: 'Rates',
    onlyFor: (types: string) => `Only in: ${types}`,
  },
  languages: (names: string) => `Languages spoken: ${names}`,
  phone: 'The hotel’s phone number comes with your booking.',
  hostedBy: (name: string) => `Hosted by ${name}`,
  rooms: (count: number) => `See ${counts.rooms(count)}`,
  several: 'Book several rooms',
  noRooms: 'No room of this hotel can be booked at the moment.',
  perNight: '/ night',
  from: 'from',
  /** Before it is known which one. */
  documentTitle: 'Hotel',
  failed: { title: 'This hotel did not load', message: 'Your connection may have dropped. Please try again.' },
  unknown: {
    documentTitle: 'Hotel not found',
    title: 'We cannot find this hotel',
    body: 'It may no longer be listed. There are others worth the journey.',
    all: 'See all hotels',
  },
});
