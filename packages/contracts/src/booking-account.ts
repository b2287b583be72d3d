import type { Booking } from './booking.js';
import { toAmount, toMinor } from './money.js';

/** One row: what is charged for cancelling, what arrived by card, what went back; `at` is the instant. */
export type AccountLine = { what: 'charge' | 'paid' | 'refunded'; amount: number; at?: string };

/** What it comes to: due at the hotel, paid in total, still coming back, still owed to the hotel, or nothing any more. */
export type AccountResult = { what: 'due' | 'paid-in-total' | 'comes-back' | 'to-pay' | 'settled'; amount: number };

/**
 * A booking's money as its papers show it, in units of its currency. While it stands the lines count what was paid;
 * once it is cancelled they count what is owed, so payments are negative.
 */
export function accountOf(booking: Booking): { lines: AccountLine[]; results: AccountResult[] } {
  const { state, totalPrice, cancellation } = booking;
  switch (state) {
    case 'due':
      return { lines: movedByCard(booking, 1), results: [{ what: 'due', amount: totalPrice }] };
    case 'paid':
      return {
        lines: movedByCard(booking, 1),
        results: [{ what: 'paid-in-total', amount: kept(booking) }, ...comingBack(booking)],
      };
    case 'cancelled': {
      const charge = { what: 'charge' as const, amount: cancellation?.charge ?? 0, at: cancellation?.at };
      const results = [...comingBack(booking), ...owed(booking)];
      return {
        lines: [charge, ...movedByCard(booking, -1)],
        results: results.length ? results : [{ what: 'settled', amount: 0 }],
      };
    }
  }
}

function movedByCard({ paid, paidAt, refunded, refundedAt }: Booking, sign: 1 | -1): AccountLine[] {
  const lines: AccountLine[] = [
    { what: 'paid', amount: sign * paid, at: paidAt },
    { what: 'refunded', amount: -sign * refunded, at: refundedAt },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

const comingBack = ({ comesBack }: Booking): AccountResult[] =>
  comesBack > 0 ? [{ what: 'comes-back', amount: comesBack }] : [];

/** The charge that no payment covers: the hotel asks for it. */
function owed(booking: Booking): AccountResult[] {
  const open = toMinor(booking.cancellation?.charge ?? 0) - toMinor(kept(booking));
  return open > 0 ? [{ what: 'to-pay', amount: toAmount(open) }] : [];
}

/** What stays with the hotel of what was paid. */
const kept = ({ paid, refunded, comesBack }: Booking): number =>
  toAmount(toMinor(paid) - toMinor(refunded) - toMinor(comesBack));
