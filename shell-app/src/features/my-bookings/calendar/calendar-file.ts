import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { createEvent } from 'ics';
import { arrivalOf, departureOf } from '../booking-groups.js';
import { texts } from '../messages.js';

/** The stay as an entry for any calendar. `site` is the origin that the link back leads to. Times are UTC instants. */
export function calendarFile(booking: Booking, site: string): File {
  const { _id, hotel, room, guests, checkInDate } = booking;
  const link = `${site}${paths.myBookings}`;
  const words = texts.calendar;
  const { value, error } = createEvent({
    // The same booking is the same entry, however often it is added.
    uid: `booking-${_id}@wayhouse`,
    productId: 'wayhouse/my-bookings',
    title: words.title(hotel.name),
    ...{ start: arrivalOf(booking), startOutputType: 'utc' },
    ...{ end: departureOf(booking), endOutputType: 'utc' },
    location: [hotel.name, hotel.address, hotel.city].join(', '),
    description: [
      words.room(room.roomType, texts.guests(guests)),
      words.times,
      words.number(_id),
      words.link(link),
    ].join('\n'),
    url: link,
    status: 'CONFIRMED',
    // Away on a journey, but not out of reach: the days stay bookable for others.
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  });
  if (!value) throw error ?? new Error('no calendar entry was made');
  return new File([value], `${fileNameOf(hotel.name)}-${checkInDate}.ics`, { type: 'text/calendar' });
}

/** A hotel's name as a file's: `Haveli Sona, Ghat` as `haveli-sona-ghat`, letters of every script kept. */
const fileNameOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
