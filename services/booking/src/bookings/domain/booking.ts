import {
  endOfStay,
  freeCancellationUntil,
  messages,
  nightsOf,
  Refusal,
  roomCapacity,
  type RoomFacts,
  type Stay,
} from '@wayhouse/contracts';
import { costOfCancelling } from './cancellation-charge.js';
import { isPaidAtHotel, owedMinor, refundsAtHotel } from './payment-at-hotel.js';
import { hasPayment, hasRefund, type Ledger, type Payment, type Refund } from './ledger.js';

type Guest = { id: string; name: string; email: string };

/** What guest and hotel agreed on. Copied when it is made; a later change of price or terms does not touch it. */
export type Agreement = {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  room: RoomFacts;
  guest: Guest;
  guests: number;
  stay: Stay;
  totalMinor: number;
  currency: string;
  freeCancellationUntil: Date;
  bookedAt: Date;
};

export type Booking =
  | (Agreement & Ledger<[]> & { state: 'due' })
  | (Agreement & Ledger<[Payment, ...Payment[]]> & { state: 'paid' })
  | CancelledBooking;

export type CancelledBooking = Agreement &
  Ledger & { state: 'cancelled'; cancelledAt: Date; cancelledBy: 'guest' | 'owner'; chargedMinor: number };

export type Order = { id: string; guest: Guest; guests: number; stay: Stay; currency: string };

export function agree(room: RoomFacts, order: Order, bookedAt: Date): Booking {
  if (!room.isAvailable) throw new Refusal('not-available', messages.notAvailable);
  const capacity = roomCapacity[room.roomType];
  if (order.guests > capacity) throw new Refusal('rule-broken', `This room sleeps ${capacity}.`, 'guests');
  const totalMinor = nightsOf(order.stay).length * room.nightMinor;
  const until = freeCancellationUntil(room.city, order.stay.checkIn);
  const agreement = { ...order, version: 1, room, totalMinor, bookedAt, freeCancellationUntil: until };
  return { ...agreement, state: 'due', payments: [], refunds: [] };
}

/** Money has arrived. The same payment counts once; one for a cancelled booking does not revive it. */
export function pay(booking: Booking, payment: Payment): Booking {
  if (hasPayment(booking, payment.paymentId)) return booking;
  switch (booking.state) {
    case 'due':
      return { ...booking, ...changed(booking), state: 'paid', payments: [payment] };
    case 'paid':
      return { ...booking, ...changed(booking), payments: [...booking.payments, payment] };
    case 'cancelled':
      return { ...booking, ...changed(booking), payments: [...booking.payments, payment] };
  }
}

/**
 * The guest has paid at the front desk what the owner was told is owed: the stay, or the charge for cancelling it. Once
 * that is recorded, recording it again changes nothing.
 */
export function payAtHotel(booking: Booking, { id, amountMinor }: { id: string; amountMinor: number }, now: Date) {
  if (isPaidAtHotel(booking)) return booking;
  const owed = owedMinor(booking);
  if (owed === 0) throw new Refusal('already-paid', messages.paidAlready, 'bookingId');
  if (owed !== amountMinor) throw new Refusal('terms-changed', messages.owedChanged, 'amount');
  return pay(booking, { paymentId: id, amountMinor, paidAt: now, by: 'hotel' });
}

/** Money has gone back to the guest, whoever sent it. The same refund counts once, and none changes the state. */
export const refund = (booking: Booking, told: Refund): Booking =>
  hasRefund(booking, told.refundId)
    ? booking
    : { ...booking, ...changed(booking), refunds: [...booking.refunds, told] };

/** Cancels at the cost the guest has agreed to. Doing so again, at whatever cost, changes nothing. */
export function cancel(booking: Booking, agreedMinor: number, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'due':
    case 'paid': {
      const chargedMinor = costOfCancelling(booking, now);
      if (chargedMinor !== agreedMinor) throw new Refusal('terms-changed', messages.termsChanged, 'charge');
      return cancelledFor(booking, { chargedMinor, cancelledAt: now, cancelledBy: 'guest' });
    }
  }
}

/** The hotel takes the stay back: it costs the guest nothing. One that is cancelled already stays as it is. */
export function cancelByOwner(booking: Booking, now: Date): CancelledBooking {
  switch (booking.state) {
    case 'cancelled':
      return booking;
    case 'due':
    case 'paid':
      if (isOver(booking, now)) throw new Refusal('rule-broken', messages.stayIsOver, 'bookingId');
      return cancelledFor(booking, { chargedMinor: 0, cancelledAt: now, cancelledBy: 'owner' });
  }
}

export const isOver = ({ room, stay }: Booking, now: Date): boolean => now >= endOfStay(room.city, stay.checkOut);

type Cancellation = Pick<CancelledBooking, 'chargedMinor' | 'cancelledAt' | 'cancelledBy'>;

const cancelledFor = (booking: Booking, cancellation: Cancellation): CancelledBooking => ({
  ...booking,
  ...changed(booking),
  ...cancellation,
  state: 'cancelled',
  refunds: [...booking.refunds, ...refundsAtHotel(booking, cancellation.chargedMinor, cancellation.cancelledAt)],
});

const changed = ({ version }: Booking) => ({ version: version + 1 });
