import {
  DomainError,
  freeCancellationUntil,
  type GuestDetails,
  offerOf,
  priceStay,
  roomCapacity,
  type StayPrice,
  timeZoneOf,
  todayIn,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import type { Booking, BookingDetails } from './booking.js';
import { isBookedByHotel } from './guest.js';
import { forAnyAdults, toDetails } from './guest-details.js';

export type Order = Pick<
  BookingDetails,
  'id' | 'guest' | 'guests' | 'locale' | 'stay' | 'currency' | 'cancellationPolicy' | 'relay' | 'plan' | 'promotion'
> & { details?: GuestDetails; bookedTogether?: string[] };

/**
 * `expectedTotalMinor` is the price that the caller has seen, where one is named. Only guests cannot book a room that its owner has
 * paused, or for more adults than it is for.
 */
export function createBooking(
  room: Room,
  { details: entered = {}, ...order }: Order,
  bookedAt: Date,
  expectedTotalMinor?: number,
): Booking {
  if (!room.isAvailable && !isBookedByHotel(order)) throw new DomainError('room-not-available');
  const terms = termsOf(room, order, bookedAt, expectedTotalMinor);
  const known = toDetails(entered, order.guests, isBookedByHotel(order) ? forAnyAdults(room) : room);
  const details = { ...order, ...terms, version: 1, bookedAt, ...(known && { details: { ...known, version: 1 } }) };
  return { ...details, state: 'unpaid', payments: [], refunds: [] };
}

type Terms = Pick<BookingDetails, 'room' | 'totalMinor' | 'freeCancellationUntil' | PriceField>;

/** What a price may have beside its total. */
type PriceField = 'lines' | 'adjustments' | 'taxes' | 'offer';

type TermsField = 'stay' | 'guests' | 'currency' | 'cancellationPolicy' | 'plan' | 'promotion';

/** What a stay in the room costs as booked at `at`, with the copy of the room, which has to sleep the guests. */
export function termsOf(
  room: Room,
  { stay, guests, currency, cancellationPolicy, plan, promotion }: Pick<Order, TermsField>,
  at: Date,
  expectedTotalMinor?: number,
): Terms {
  const capacity = roomCapacity[room.roomType];
  if (guests > capacity) throw new DomainError('over-capacity', { capacity });
  const offer = offerOf(room.offers ?? [], stay, todayIn(timeZoneOf(room.city), at));
  const { totalMinor, ...price } = priceStay({ ...room, currency }, stay, guests, { offer, plan, promotion });
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totalMinor) throw new DomainError('price-changed');
  const until = freeCancellationUntil(cancellationPolicy, room.city, stay.checkIn, room);
  const optional = { ...toCopy(price, room), ...(offer && { offer }) };
  return { room: copyOf(room), totalMinor, freeCancellationUntil: until, ...optional };
}

function copyOf(room: Room): BookingDetails['room'] {
  const { rates: _, taxes: _taxes, offers: _offers, bookingWindow: _window, units: _units, ...rest } = room;
  const {
    cancellationPolicy: _policy,
    plans: _plans,
    furtherGuests: _guests,
    currency: _currency,
    createdAt: _at,
    ...copied
  } = rest;
  return copied;
}

/** The currency that a stay in the room is priced in. A price that was seen in another one is another price. */
export function currencyOf(room: Pick<Room, 'currency'>, site: string, seen?: string): string {
  const currency = room.currency ?? site;
  if (seen !== undefined && seen !== currency) throw new DomainError('price-changed');
  return currency;
}

/** Of a price, what does not follow from the number of nights and the price of the room. */
export function toCopy(
  { lines, adjustments, taxes }: Omit<StayPrice, 'totalMinor'>,
  { nightMinor }: Room,
): Pick<BookingDetails, 'lines' | 'adjustments' | 'taxes'> {
  if (taxes.length || adjustments.length)
    return { lines, ...(adjustments.length && { adjustments }), ...(taxes.length && { taxes }) };
  return lines.every(({ eachMinor }) => eachMinor === nightMinor) ? {} : { lines };
}
