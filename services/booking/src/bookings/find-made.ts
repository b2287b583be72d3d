import { DomainError, type Stay } from '@wayhouse/domain';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import type { Request as RoomRequest } from './order-room.js';

type Bookings = Pick<BookingRepository, 'find' | 'listByIds'>;

/** What is of one room; all else is common to all of them. */
type WantedRoom = Pick<
  RoomRequest,
  'guests' | 'expectedTotalMinor' | 'seenCurrency' | 'planId' | 'promotionCode' | 'seenPolicy'
> & {
  roomId: string;
  /** Of a guest without an account. */
  guestName?: string;
  /** The ages of the children among its guests. */
  children?: number[];
};

export type WantedRooms = { stay: Stay; rooms: WantedRoom[] };

/** The bookings of a form, by the id of the first one; throws if they are of another order than this one, or one of them is cancelled. */
export async function findMade(
  bookings: Bookings,
  firstId: string,
  order: WantedRooms,
): Promise<Booking[] | undefined> {
  const first = await bookings.find(firstId);
  if (!first) return undefined;
  const ids = first.bookedTogether ?? [first.id];
  const found = new Map((await bookings.listByIds(ids)).map((booking) => [booking.id, booking]));
  const made = ids.flatMap((id) => found.get(id) ?? []);
  const isSame =
    made.length === order.rooms.length && made.every((each, at) => isOf(each, order.stay, order.rooms[at]!));
  if (!isSame) throw new DomainError('form-used');
  return made;
}

/** Whether a booking stands and is what was ordered, whatever was changed in it since. */
function isOf({ changes, ...booking }: Booking, stay: Stay, wanted: WantedRoom): boolean {
  const { stay: booked, guests } = changes?.[0] ?? booking;
  const { checkIn, checkOut } = booked;
  return (
    booking.state !== 'cancelled' &&
    booking.room.roomId === wanted.roomId &&
    (wanted.guestName === undefined || mayBeNamed(wanted.guestName, booking)) &&
    [checkIn, checkOut, guests].join() === [stay.checkIn, stay.checkOut, wanted.guests].join() &&
    booking.plan?.id === wanted.planId &&
    booking.promotion?.code === wanted.promotionCode
  );
}

/** What the name was before the hotel has corrected it is not to be known. */
const mayBeNamed = (name: string, { guest, details }: Pick<Booking, 'guest' | 'details'>): boolean =>
  guest.name === name || details?.changedBy !== undefined;
