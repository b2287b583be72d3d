import { bookingEventData, cancelledEventData } from '@wayhouse/booking/bookings/booking-event-data';
import type { Booking } from '@wayhouse/booking/bookings/domain/booking';
import { roomEventData } from '@wayhouse/catalog/rooms/room-event-data';
import { toRoom } from '@wayhouse/catalog/rooms/room-model';
import { fullNights } from '@wayhouse/catalog/search/domain/full-nights';
import { monthCalendar } from '@wayhouse/catalog/search/domain/month-calendar';
import type { BookingFacts } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { BookingCopy, HotelCopy, PlatformData } from '../platform-data.js';
import { nightHolders } from './nights.js';

/** What a service stores of another's data has to be what the other one has. */
export const checkCopies = (data: PlatformData): Contradiction[] => [
  ...checkSearch(data),
  ...checkRooms(data),
  ...checkHotels('booking', data.booking.hotels, data),
  ...checkHotels('notification', data.notification.hotels, data),
  ...checkBookings('payment', data.payment.bookings, data),
  ...checkBookings('notification', data.notification.bookings, data),
];

function checkSearch({ booking, catalog }: PlatformData): Contradiction[] {
  const found = new Map<string, Contradiction>();
  const report = (room: string, why: string) =>
    found.set(room, { kind: 'search-other-than-nights', subject: room, text: `In the search, room ${room} ${why}.` });
  const copies = new Map(catalog.holds.map((hold) => [hold._id, hold]));
  for (const { id, room, nights } of nightHolders(booking)) {
    const copy = copies.get(id);
    copies.delete(id);
    if (nights.join() !== [...(copy?.nights ?? [])].sort().join()) report(room, `has other nights of ${id}`);
  }
  for (const { _id, room, nights } of copies.values())
    if (nights.length) report(room, `has nights of an unknown ${_id}`);
  for (const { _id, calendar, units = 1 } of catalog.rooms) {
    const held = booking.nights.filter(({ room }) => room === _id);
    const taken = fullNights(
      held.map(({ night }) => ({ nights: [night], isWhole: false })),
      units,
    );
    const months = new Set([...Object.keys(calendar), ...held.map(({ night }) => night.slice(0, 7))]);
    for (const month of months)
      if ((calendar[month] ?? monthCalendar(month, [])) !== monthCalendar(month, taken))
        report(_id, `has another calendar of ${month} than its nights`);
  }
  return [...found.values()];
}

function checkRooms({ booking, catalog }: PlatformData): Contradiction[] {
  const copies = new Map(booking.rooms.map(({ _id, facts }) => [_id, facts]));
  return catalog.rooms.flatMap(({ calendar: _, ...room }) => {
    const facts = copies.get(room._id);
    if (isSame(facts, roomEventData(toRoom(room)))) return [];
    const text = `Booking has ${facts ? 'another' : 'no'} copy of room ${room._id}.`;
    return [{ kind: 'room-copy-differs', subject: room._id, text }];
  });
}

/** Notification stores no hotel of which there is no phone: its owner has gone. */
function checkHotels(service: string, copies: HotelCopy[], { catalog }: PlatformData): Contradiction[] {
  const stored = new Map(copies.map((copy) => [copy._id, copy]));
  return catalog.hotels.flatMap(({ _id, owner, contact = '', addedAt, ...hotel }) => {
    const copy = stored.get(_id);
    const hasOthers =
      service === 'notification' ||
      (isSame(copy?.legalFacts ?? {}, legalFactsOf(hotel)) && isSame(copy?.addedAt, addedAt));
    const isAgreed = copy && copy.ownerId === owner.id && (copy.phone ?? '') === contact && hasOthers;
    if (copy ? isAgreed : service === 'notification' && !contact) return [];
    const text = `The service ${service} has ${copy ? 'another' : 'no'} copy of hotel ${_id}.`;
    return [{ kind: 'hotel-copy-differs', subject: `${service} ${_id}`, text }];
  });
}

/**
 * Whether a copy has what never changes in a booking. It may have more, of the event it was read from, whose photo is the one of
 * the room by then. Whether the guest is erased is compared on its own.
 */
function hasTerms(
  copy: BookingFacts,
  { version: _version, guest: _guest, photo: _photo, ...terms }: BookingFacts,
): boolean {
  const names = Object.keys(terms) as (keyof typeof terms)[];
  return isSame(Object.fromEntries(names.map((name) => [name, copy[name]])), terms);
}

function checkBookings(service: string, copies: BookingCopy[], { booking }: PlatformData): Contradiction[] {
  const stored = new Map(copies.map((copy) => [copy._id, copy]));
  return booking.bookings.flatMap((each) => {
    const copy = stored.get(each.id);
    const isAgreed = copy && hasTerms(copy.facts, bookingEventData(each));
    if (isAgreed && (service === 'payment' || copy.cancelledAt === cancelledAt(each))) return [];
    const text = `The service ${service} has ${copy ? 'another' : 'no'} copy of booking ${each.id}.`;
    return [{ kind: 'booking-copy-differs', subject: `${service} ${each.id}`, text }];
  });
}

/** As the event has it. */
export const cancelledAt = (booking: Booking): string | undefined =>
  booking.state === 'cancelled' ? cancelledEventData(booking).cancelledAt : undefined;

const isSame = (one: unknown, other: unknown): boolean => stable(one) === stable(other);

/** JSON with the fields in order. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  ) ?? '';
