import {
  arrivalWindow,
  assertArrival,
  clockOf,
  DomainError,
  limits,
  nightsOf,
  priceUntil,
  timeZoneOf,
  toAmount,
  todayIn,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import { type Booking, paidOnceCovered, type StandingBooking } from './booking.js';
import { handBackOf, handBacksDue } from './booking-settlement.js';
import { assertSeen, hasStay, isSameStay, type WantedStay, withStay, withTerms } from './change-stay.js';
import { toCopy } from './create-booking.js';
import { assertMayNote } from './guest.js';
import { inOrder } from './in-order.js';
import type { Maker } from './made-by-other.js';
import { byMethod, handBackId, hasRefund, paidMinor, refundedMinor } from './ledger.js';

/**
 * The front desk gives a booking other dates or guests at the price of today; `made` is who of the staff does, with which form. What a
 * hotel has set for guests, and until when they can change a booking themselves, does not bind it. Guests who are there can leave on
 * another day. A booking that has these dates and guests already stays as it is, and so does one that this form has given them, whatever
 * has changed since. What the hotel holds beyond the new price is handed back with the change.
 */
export function withOtherStayByHotel(
  booking: Booking,
  room: Room,
  wanted: WantedStay,
  made: Maker,
  now: Date,
): Booking {
  if (hasStay(booking, wanted) || isSentAgain(booking, wanted, made)) return booking;
  assertOpen(booking, refusalOf(booking, now));
  const change = { ...made, at: inOrder(booking, now) };
  if (booking.checkedInAt) return withHandBack(leavingOn(booking, room, wanted, change), change);
  assertArrival(wanted.stay.checkIn, arrivalWindow(room.city, now));
  return withHandBack(withStay(booking, room, wanted, change), change);
}

/** A form may be sent again with another stay than it was answered for: that one is a change of its own. */
const isSentAgain = (booking: Booking, wanted: WantedStay, { form }: Maker): boolean => {
  const { changes = [] } = booking;
  return (
    form !== undefined &&
    changes.some((change, at) => change.form === form && isSameStay(changes[at + 1] ?? booking, wanted))
  );
};

/** As long as the guest has not left, and not once they were to come before today and nobody has checked them in. */
export const isChangeableByHotel = (booking: Booking, now: Date): boolean => refusalOf(booking, now) === undefined;

/** The nights that it has keep their price, and the rest of the booking stays as it is. */
function leavingOn(booking: StandingBooking, room: Room, wanted: WantedStay, change: Maker & { at: Date }): Booking {
  assertSeen(booking, wanted);
  const { stay, guests, expectedTotalMinor } = wanted;
  if (stay.checkIn !== booking.stay.checkIn || guests !== booking.guests) throw new DomainError('departure-alone');
  if (stay.checkOut < todayIn(timeZoneOf(room.city), change.at)) throw new DomainError('past-departure');
  const { totalMinor, ...price } = priceUntil(stay.checkOut, { ...booking, lines: bookedLines(booking) }, room);
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totalMinor) throw new DomainError('price-changed');
  return withTerms(booking, wanted, { totalMinor, ...toCopy(price, booking.room) }, change);
}

const bookedLines = ({ lines, stay, room }: Booking) =>
  lines ?? [{ what: 'nights' as const, nights: nightsOf(stay), eachMinor: room.nightMinor }];

/** Recorded together with the change, so that the hotel never holds more than the price, which may be covered by what it has now. */
function withHandBack(booking: Booking, { at: refundedAt, by }: { at: Date; by: string }): Booking {
  const handedBack = handBacksDue(booking).map((due) => ({
    ...{ ...due, refundId: handBackId(booking.changes!.length, due.paymentId) },
    ...{ refundedAt, by },
  }));
  return paidOnceCovered(
    handedBack.length > 0 ? { ...booking, refunds: [...booking.refunds, ...handedBack] } : booking,
  );
}

export type SeenHandBack = { amountMinor: number; note?: string };

/** The change with the note of the hotel about what it hands back; refused where that is another amount than the hotel has seen. */
export function withSeenHandBack(before: Booking, after: Booking, seen?: SeenHandBack): Booking {
  const amountMinor = handBackOf(before, after);
  if (!seen && amountMinor > 0) {
    const paid = toAmount(heldAtHotel(before));
    throw new DomainError('price-below-paid', { paid, currency: before.currency });
  }
  if (seen && seen.amountMinor !== amountMinor) throw new DomainError('hand-back-changed');
  if (!seen?.note || amountMinor === 0) return after;
  const { note } = seen;
  assertMayNote(before, note);
  return {
    ...after,
    refunds: after.refunds.map((refund) => (hasRefund(before, refund.refundId) ? refund : { ...refund, note })),
  };
}

const heldAtHotel = (booking: Booking): number => {
  const atHotel = byMethod(booking, 'hotel');
  return paidMinor(atHotel) - refundedMinor(atHotel);
};

function refusalOf(booking: Booking, now: Date): DomainError | undefined {
  const { room, stay, changes = [] } = booking;
  if (booking.state === 'cancelled') return new DomainError('already-cancelled');
  if (booking.checkedOutAt) return new DomainError('change-after-departure');
  if (!booking.checkedInAt && stay.checkIn < todayIn(timeZoneOf(clockOf(room)), now))
    return new DomainError('change-after-arrival');
  if (changes.length >= limits.changesByHotel)
    return new DomainError('too-many-changes', { changes: limits.changesByHotel });
  return undefined;
}

function assertOpen(booking: Booking, refusal: DomainError | undefined): asserts booking is StandingBooking {
  if (refusal) throw refusal;
}
