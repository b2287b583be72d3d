import { roomTypeNames } from '@wayhouse/messages/room-names';
import { counts } from '@wayhouse/messages/counts';
import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { createEvent } from 'ics';
import { arrivalTime, departureTime } from '../booking-groups.js';
import { messages } from '../messages.js';

/** Creates an iCalendar file for the stay, with times in UTC. `site` is the origin of the link to the booking. */
export function createCalendarFile(booking: Booking, site: string): File {
  const { _id, hotel, room, guests, checkInDate } = booking;
  const link = `${site}${paths.myBookings}`;
  const { calendar } = messages;
  const { value, error } = createEvent({
    // A stable id, so that adding the same booking again updates its entry.
    uid: `booking-${_id}@wayhouse`,
    productId: 'wayhouse/my-bookings',
    title: calendar.title(hotel.name),
    start: arrivalTime(booking),
    startOutputType: 'utc',
    end: departureTime(booking),
    endOutputType: 'utc',
    location: [hotel.name, hotel.address, hotel.city].join(', '),
    description: [
      calendar.room(roomTypeNames[room.roomType], counts.guests(guests)),
      calendar.times,
      calendar.number(_id),
      calendar.link(link),
    ].join('\n'),
    url: link,
    status: 'CONFIRMED',
    // The stay does not mark the guest as busy.
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  });
  if (!value) throw error ?? new Error('The calendar entry could not be created.');
  return new File([value], `${toFileName(hotel.name)}-${checkInDate}.ics`, { type: 'text/calendar' });
}

/** `Haveli Sona, Ghat` becomes `haveli-sona-ghat`; non-Latin characters stay. */
const toFileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
