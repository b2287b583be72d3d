import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { clockOf, endOfStay, startOfStay } from '@wayhouse/domain/hotel-time';
import { bookingNumber } from '@wayhouse/domain/reference';
import { createEvent } from 'ics';
import { counts } from './counts.js';
import { foldLines } from './fold-lines.js';
import { checkInFrom, checkOutBy } from './format-date.js';
import { localized } from './localized.js';
import { roomLabel } from './room-names.js';

const messages = localized('stay-calendar', {
  title: (hotel: string) => `Stay at ${hotel}`,
  room: (room: string, guests: string) => `${room}, ${guests}`,
  number: (number: string) => `Booking number: ${number}`,
  times: (checkIn: string, checkOut: string) => `Check-in ${checkIn}, check-out ${checkOut}, in the hotel’s time zone.`,
  phone: (phone: string) => `Phone of the hotel: ${phone}`,
  link: (address: string) => `Your booking: ${address}`,
});

type Stay = {
  bookingId: string;
  hotel: Pick<Booking['hotel'], 'name' | 'address' | 'city' | 'clockCity' | 'phone' | 'checkInFrom' | 'checkOutUntil'>;
  room: Pick<Booking['room'], 'roomType' | 'name'>;
  guests: number;
  checkIn: string;
  checkOut: string;
  /** How often it was changed. */
  changes?: number;
  isCancelled?: boolean;
};

/** An iCalendar file (RFC 5545) of the stay, with times in UTC. `site` is the origin of the link to the booking. */
export function stayCalendar(stay: Stay, site: string): { name: string; text: string } {
  const { bookingId, hotel, room, guests, checkIn, checkOut, changes = 0, isCancelled } = stay;
  const link = `${site}${paths.booked(bookingId)}`;
  const { value, error } = createEvent({
    // A stable id, so that adding the same booking again updates its entry.
    uid: `booking-${bookingId}@wayhouse`,
    productId: 'wayhouse/my-bookings',
    sequence: changes + (isCancelled ? 1 : 0),
    // With a method the file would be a message, which needs an organizer.
    method: undefined,
    title: messages.title(hotel.name),
    start: startOfStay(clockOf(hotel), checkIn, hotel).getTime(),
    startOutputType: 'utc',
    end: endOfStay(clockOf(hotel), checkOut, hotel).getTime(),
    endOutputType: 'utc',
    location: [hotel.name, hotel.address, hotel.city].join(', '),
    description: [
      messages.room(roomLabel(room), counts.guests(guests)),
      messages.times(checkInFrom(hotel), checkOutBy(hotel)),
      messages.number(bookingNumber(bookingId)),
      ...(hotel.phone ? [messages.phone(hotel.phone)] : []),
      messages.link(link),
    ].join('\n'),
    url: link,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    // The stay does not mark the guest as busy.
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
  });
  if (!value) throw error ?? new Error('The calendar entry could not be created.');
  return { name: `${toFileName(hotel.name)}-${checkIn}${isCancelled ? '-cancelled' : ''}.ics`, text: foldLines(value) };
}

/** `Haveli Sona, Ghat` becomes `haveli-sona-ghat`; non-Latin characters stay. */
const toFileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
