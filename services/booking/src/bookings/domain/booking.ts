import {
  type CancellationPolicy,
  DomainError,
  endOfStay,
  freeCancellationUntil,
  nightsOf,
  type RelayNames,
  roomCapacity,
  startOfStay,
  type Stay,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import { settlementIfCancelled, settlementOf } from './booking-settlement.js';
import { cancellationCharge } from './cancellation-charge.js';
import { byMethod, hasPayment, hasRefund, isPaidAtHotel, type Ledger, type Payment, type Refund } from './ledger.js';

type Guest = { id: string; name: string; email: string };

/** Copied when the booking is made: later changes of the room's price or of the cancellation policy do not apply to it. */
type BookingDetails = {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  room: Room;
  guest: Guest;
  guests: number;
  /** The language that the guest booked in (BCP 47). */
  locale: string;
  stay: Stay;
  totalMinor: number;
  currency: string;
  cancellationPolicy: CancellationPolicy;
  freeCancellationUntil: Date;
  relay: RelayNames;
  bookedAt: Date;
};

export type Booking =
  | (BookingDetails & Ledger<[]> & { state: 'unpaid' })
  | (BookingDetails & Ledger<[Payment, ...Payment[]]> & { state: 'paid' })
  | CancelledBooking;

export type CancelledBooking = BookingDetails &
  Ledger & { state: 'cancelled'; cancelledAt: Date; cancelledBy: 'guest' | 'owner'; chargedMinor: number };

export type Order = Pick<
  BookingDetails,
  'id' | 'guest' | 'guests' | 'locale' | 'stay' | 'currency' | 'cancellationPolicy' | 'relay'
>;

/** `expectedTotalMinor` is the price the guest has seen, where the caller names one. */
export function createBooking(room: Room, order: Order, bookedAt: Date, expectedTotalMinor?: number): Booking {
  if (!room.isAvailable) throw new DomainError('room-not-available');
  const capacity = roomCapacity[room.roomType];
  if (order.guests > capacity) throw new DomainError('over-capacity', { capacity });
  const totalMinor = nightsOf(order.stay).length * room.nightMinor;
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totalMinor) throw new DomainError('price-changed');
  const until = freeCancellationUntil(order.cancellationPolicy, room.city, order.stay.checkIn);
  const details = { ...order, version: 1, room, totalMinor, bookedAt, freeCancellationUntil: until };
  return { ...details, state: 'unpaid', payments: [], refunds: [] };
}

/** Adds a payment, once per id. A cancelled booking stays cancelled. */
export function pay(booking: Booking, payment: Payment): Booking {
  if (hasPayment(booking, payment.paymentId)) return booking;
  switch (booking.state) {
    case 'unpaid':
      return { ...booking, ...nextVersion(booking), state: 'paid', payments: [payment] };
    // As for a cancelled one; the compiler needs both to see that a paid booking keeps a payment.
    case 'paid':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
    case 'cancelled':
      return { ...booking, ...nextVersion(booking), payments: [...booking.payments, payment] };
  }
}

/**
 * Records a payment at the front desk, for the stay or for its cancellation charge. `amountMinor` must be what is owed;
 * a booking that was paid at the hotel before stays as it is.
 */
export function payAtHotel(booking: Booking, { id, amountMinor }: { id: string; amountMinor: number }, now: Date) {
  if (isPaidAtHotel(booking)) return booking;
  const { owed } = settlementOf(booking);
  if (owed === 0) throw new DomainError('nothing-owed');
  if (owed !== amountMinor) throw new DomainError('amount-changed');
  return pay(booking, { paymentId: id, amountMinor, paidAt: now, method: 'hotel' });
}

/** Adds a refund, once per id. Refunds do not change the state. */
export const refund = (booking: Booking, newRefund: Refund): Booking =>
  hasRefund(booking, newRefund.refundId)
    ? booking
    : { ...booking, ...nextVersion(booking), refunds: [...booking.refunds, newRefund] };

/** `expectedChargeMinor` is the charge the guest has seen and accepted. A cancelled booking stays as it is. */
export function cancel(booking: Booking, expectedChargeMinor: number, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'unpaid':
    case 'paid': {
      const chargedMinor = cancellationCharge(booking, now);
      if (chargedMinor !== expectedChargeMinor) throw new DomainError('charge-changed');
      return toCancelled(booking, { chargedMinor, cancelledAt: now, cancelledBy: 'guest' });
    }
  }
}

/** Free of charge for the guest. A cancelled booking stays as it is. */
export function cancelByOwner(booking: Booking, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'unpaid':
    case 'paid':
      if (isStayOver(booking, now)) throw new DomainError('stay-over');
      return toCancelled(booking, { chargedMinor: 0, cancelledAt: now, cancelledBy: 'owner' });
  }
}

/** Whether the booking stands and its stay has not begun. */
export const isUpcoming = ({ state, room, stay }: Booking, now: Date): boolean =>
  state !== 'cancelled' && now < startOfStay(room.city, stay.checkIn);

/** Whether the booking stands and its stay is not over. */
export const isStanding = (booking: Booking, now: Date): boolean =>
  booking.state !== 'cancelled' && !isStayOver(booking, now);

export const isStayOver = ({ room, stay }: Booking, now: Date): boolean => now >= endOfStay(room.city, stay.checkOut);

type Cancellation = Pick<CancelledBooking, 'chargedMinor' | 'cancelledAt' | 'cancelledBy'>;

const toCancelled = (booking: Booking, cancellation: Cancellation): CancelledBooking => ({
  ...booking,
  ...nextVersion(booking),
  ...cancellation,
  state: 'cancelled',
  refunds: [...booking.refunds, ...refundsAtHotel(booking, cancellation)],
});

/** Recorded together with the cancellation, because the hotel itself hands the money back. */
function refundsAtHotel(booking: Booking, { chargedMinor, cancelledAt }: Cancellation): Refund[] {
  const amountMinor = settlementIfCancelled(booking, chargedMinor, cancelledAt).refund.hotel;
  const [payment] = byMethod(booking, 'hotel').payments;
  if (!payment || amountMinor === 0) return [];
  const { paymentId, method } = payment;
  return [{ refundId: `of-${paymentId}`, paymentId, amountMinor, refundedAt: cancelledAt, method }];
}

const nextVersion = ({ version }: Booking) => ({ version: version + 1 });
