import {
  freeCancellationUntil,
  messages,
  nightsOf,
  Refusal,
  roomCapacity,
  type RoomFacts,
  type Stay,
} from '@wayhouse/contracts';

type Guest = { id: string; name: string; email: string };

/** What guest and hotel agreed on. Copied when it is made; a later change of price or terms does not touch it. */
type Agreement = {
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

type Paid = { paymentId: string; paidAt: Date; paidMinor: number; refundedMinor: number };

export type Booking =
  | (Agreement & { state: 'due' })
  | (Agreement & Paid & { state: 'paid' })
  | (Agreement & Partial<Paid> & { state: 'cancelled'; cancelledAt: Date; chargedMinor: number });

export type Order = { id: string; guest: Guest; guests: number; stay: Stay; currency: string };

export function agree(room: RoomFacts, order: Order, bookedAt: Date): Booking {
  if (!room.isAvailable) throw new Refusal('not-available', messages.notAvailable);
  const capacity = roomCapacity[room.roomType];
  if (order.guests > capacity) throw new Refusal('rule-broken', `This room sleeps ${capacity}.`, 'guests');
  const totalMinor = nightsOf(order.stay).length * room.nightMinor;
  const until = freeCancellationUntil(room.city, order.stay.checkIn);
  return { ...order, version: 1, room, totalMinor, bookedAt, freeCancellationUntil: until, state: 'due' };
}

export type Payment = { paymentId: string; amountMinor: number; paidAt: Date };

/** Paying twice changes nothing, and a cancelled booking stays cancelled. */
export function pay(booking: Booking, payment: Payment): Booking {
  switch (booking.state) {
    case 'due': {
      const { paymentId, amountMinor, paidAt } = payment;
      return {
        ...booking,
        ...next(booking),
        state: 'paid',
        paymentId,
        paidAt,
        paidMinor: amountMinor,
        refundedMinor: 0,
      };
    }
    case 'paid':
    case 'cancelled':
      return booking;
  }
}

/** Money that went back to the guest, whoever sent it. What was never paid here cannot be refunded. */
export function refund(booking: Booking, amountMinor: number): Booking {
  switch (booking.state) {
    case 'due':
      throw new Error(`booking ${booking.id} is not paid yet, so nothing can have been refunded`);
    case 'paid':
    case 'cancelled':
      return { ...booking, ...next(booking), refundedMinor: (booking.refundedMinor ?? 0) + amountMinor };
  }
}

const next = (booking: Booking) => ({ version: booking.version + 1 });
