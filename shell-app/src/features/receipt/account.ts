import type { Booking } from '@wayhouse/contracts/booking';
import { timeZoneOf, todayIn } from '@wayhouse/contracts/hotel-time';
import { toAmount, toMinor } from '@wayhouse/contracts/money';
import { texts } from './texts.js';

/** `date` is a calendar date in the hotel's place. What is owed counts up, what was paid counts down. */
export type Line = { item: string; amount: number; date?: string };

/** What is charged for a cancellation, what was paid and what went back, with what remains of it all. */
export function accountOf(booking: Booking): { lines: Line[]; balance: Line } {
  const { state, totalPrice, paid, refunded, cancellation } = booking;
  const kept = less(paid, refunded);
  const { charge = 0 } = cancellation ?? {};
  switch (state) {
    case 'due':
      return { lines: movedByCard(booking), balance: { item: texts.dueAtHotel, amount: less(totalPrice, kept) } };
    case 'paid':
      return { lines: movedByCard(booking), balance: balanceOf(less(totalPrice, kept)) };
    case 'cancelled':
      return {
        lines: [
          { item: texts.charge, amount: charge, date: dayOf(booking, cancellation?.at) },
          ...movedByCard(booking),
        ],
        balance: balanceOf(less(charge, kept)),
      };
  }
}

/** The calendar date in the hotel's place of a moment, where there was one. */
export const dayOf = ({ hotel }: Booking, moment: string | undefined): string | undefined =>
  moment && todayIn(timeZoneOf(hotel.city), new Date(moment));

function movedByCard(booking: Booking): Line[] {
  const { paid, paidAt, refunded, refundedAt } = booking;
  const lines: Line[] = [
    { item: texts.paid, amount: -paid, date: dayOf(booking, paidAt) },
    { item: texts.refunded, amount: refunded, date: dayOf(booking, refundedAt) },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

function balanceOf(owed: number): Line {
  return owed < 0 ? { item: texts.toRefund, amount: -owed } : { item: texts.leftToPay, amount: owed };
}

/** Counted in minor units, where nothing is rounded. */
const less = (amount: number, other: number) => toAmount(toMinor(amount) - toMinor(other));
