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
  checkIn: (hotel: HotelTimes) => `Check-in ${checkInFrom(hotel)}`,
  checkOut: (hotel: HotelTimes) => `Check-out ${checkOutBy(hotel)}`,
  payAtHotel: 'Pay at the hotel, or later by card',
  languages: (names: string) => `Languages spoken: ${names}`,
  phone: 'The hotel’s phone number comes with your booking.',
  hostedBy: (name: string) => `Hosted by ${name}`,
  rooms: (count: number) => `See ${counts.rooms(count)}`,
  several: 'Book several rooms',
  noRooms: 'No room of this hotel can be booked at the moment.',
  perNight: '/ night',
  from: 'from',
  failed: { title: 'This hotel did not load', message: 'Your connection may have dropped. Please try again.' },
  unknown: {
    documentTitle: 'Hotel not found',
    title: 'We cannot find this hotel',
    body: 'It may no longer be listed. There are others worth the journey.',
    all: 'See all hotels',
  },
});
