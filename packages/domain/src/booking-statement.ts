import { toAmount, toMinor } from './money.js';
import { chargeOwed, retainedOf } from './settlement.js';

/**
 * One row: what is charged for cancelling, what arrived and what went back, by card or at
 * the hotel; `at` is the instant.
 */
export type StatementLine = {
  what: 'charge' | 'paid' | 'refunded' | 'paid-at-hotel' | 'refunded-at-hotel';
  amount: number;
  at?: string;
};

/**
 * What it comes to: due at the hotel, paid in total, still coming back to the card, still owed to
 * the hotel, or nothing any more.
 */
export type StatementResult = {
  what: 'due' | 'paid-in-total' | 'pending-refund' | 'charge-due' | 'settled';
  amount: number;
};

/** The part of a booking that its money is in: amounts in units of its currency, instants in ISO 8601. */
type Charged = {
  state: 'unpaid' | 'paid' | 'cancelled';
  totalPrice: number;
  /** By card, as are `refunded` and `pendingRefund`. */
  paid: number;
  paidAt?: string;
  refunded: number;
  refundedAt?: string;
  pendingRefund: number;
  atHotel?: { paid: number; paidAt: string; refunded: number; refundedAt?: string };
  cancellation?: { at: string; charge: number };
};

/**
 * The money of a booking as receipts and emails show it, in units of its currency. Until it is cancelled the lines add up
 * to what was paid; after that they add up to what is owed, so payments are negative.
 */
export function statementOf(booking: Charged): { lines: StatementLine[]; results: StatementResult[] } {
  const { state, totalPrice, cancellation } = booking;
  switch (state) {
    case 'unpaid':
      return { lines: entries(booking, 1), results: [{ what: 'due', amount: totalPrice }] };
    case 'paid':
      return {
        lines: entries(booking, 1),
        results: [{ what: 'paid-in-total', amount: toAmount(retainedMinor(booking)) }, ...pendingRefunds(booking)],
      };
    case 'cancelled': {
      const charge = { what: 'charge' as const, amount: cancellation?.charge ?? 0, at: cancellation?.at };
      const results = [...pendingRefunds(booking), ...chargeDue(booking)];
      return {
        lines: [charge, ...entries(booking, -1)],
        results: results.length ? results : [{ what: 'settled', amount: 0 }],
      };
    }
  }
}

function entries({ paid, paidAt, refunded, refundedAt, atHotel }: Charged, sign: 1 | -1): StatementLine[] {
  const lines: StatementLine[] = [
    { what: 'paid-at-hotel', amount: sign * (atHotel?.paid ?? 0), at: atHotel?.paidAt },
    { what: 'refunded-at-hotel', amount: -sign * (atHotel?.refunded ?? 0), at: atHotel?.refundedAt },
    { what: 'paid', amount: sign * paid, at: paidAt },
    { what: 'refunded', amount: -sign * refunded, at: refundedAt },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

const pendingRefunds = ({ pendingRefund }: Charged): StatementResult[] =>
  pendingRefund > 0 ? [{ what: 'pending-refund', amount: pendingRefund }] : [];

/** The charge that no payment covers: the hotel asks for it. */
function chargeDue(booking: Charged): StatementResult[] {
  const owed = chargeOwed(toMinor(booking.cancellation?.charge ?? 0), retainedMinor(booking));
  return owed > 0 ? [{ what: 'charge-due', amount: toAmount(owed) }] : [];
}

/** The hotel's own refund counts as made. */
const retainedMinor = ({ paid, refunded, pendingRefund, atHotel }: Charged): number =>
  retainedOf({
    paidMinor: toMinor(paid) + toMinor(atHotel?.paid ?? 0),
    refundedMinor: toMinor(refunded) + toMinor(atHotel?.refunded ?? 0),
    dueMinor: toMinor(pendingRefund),
  });
