import {
  freeCancellationUntil,
  messages,
  nightsOf,
  Refusal,
  roomCapacity,
  type RoomFacts,
  type Stay,
} from '@wayhouse/contracts';
import { costOfCancelling } from './cancellation-terms.js';
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

export type CancelledBooking = Agreement & Ledger & { state: 'cancelled'; cancelledAt: Date; chargedMinor: number };

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
      return { ...booking, ...changed(booking), state: 'cancelled', cancelledAt: now, chargedMinor };
    }
  }
}

const changed = ({ version }: Booking) => ({ version: version + 1 });
