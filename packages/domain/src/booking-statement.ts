import type { BookingState } from './booking-state.js';
import { toAmount, toMinor } from './money.js';
import type { PaymentMeans } from './payment-means.js';
import { refundedOtherwise } from './refunded-otherwise.js';

/**
 * One row: what is charged for cancelling, what arrived and what went back, by card or at
 * the hotel, there also when the stay was changed; `at` is the instant.
 */
export type StatementLine = {
  what: 'charge' | 'paid' | 'refunded' | 'paid-at-hotel' | 'handed-back' | 'refunded-at-hotel';
  amount: number;
  at?: string;
  means?: PaymentMeans;
};

/**
 * What it comes to: due at the hotel, paid in total, still coming back to the card, still owed to
 * the hotel, or nothing any more.
 */
export type StatementResult = {
  what: 'due' | 'paid-in-total' | 'pending-refund' | 'charge-due' | 'settled';
  amount: number;
};

/** `handedBack` is a part of `refunded`. */
type AtHotel = { paid: number; refunded: number; handedBack?: { amount: number } };

/** The amounts of a booking, in units of its currency. */
type Money = {
  state: BookingState;
  /** By the settlement of the booking, as is `pendingRefund`. */
  owed: number;
  /** By card, as are `refunded` and `pendingRefund`. */
  paid: number;
  refunded: number;
  pendingRefund: number;
  atHotel?: AtHotel;
  cancellation?: { charge: number };
};

type Move = { amount: number; at?: string; means?: PaymentMeans };

/**
 * When they were paid, refunded and charged, in ISO 8601. Where there are several card payments, refunds to the card or hand-backs,
 * the lists have each, in order.
 */
type Dates = {
  paidAt?: string;
  payments?: Move[];
  refundedAt?: string;
  refunds?: Move[];
  atHotel?: {
    paidAt: string;
    /** Each of the payments there, in order. */
    payments?: Move[];
    refundedAt?: string;
    handedBack?: { at: string };
    handBacks?: Move[];
  };
  cancellation?: { at: string };
};

/**
 * The money of a booking as receipts show it, in units of its currency. Of a paid one the lines add up to what was paid. Otherwise
 * payments are negative: with the price, or the charge of a cancelled one, the lines add up to what is owed.
 */
export function statementOf(booking: Money & Dates): { lines: StatementLine[]; results: StatementResult[] } {
  const { state, cancellation } = booking;
  const results = resultsOf(booking);
  if (state !== 'cancelled') return { lines: entries(booking, state === 'paid' ? 1 : -1), results };
  const charge = { what: 'charge' as const, amount: cancellation?.charge ?? 0, at: cancellation?.at };
  return { lines: [charge, ...entries(booking, -1)], results };
}

/** What the money of a booking comes to, in units of its currency. */
export function resultsOf(booking: Money): StatementResult[] {
  const { state, owed, pendingRefund } = booking;
  const coming = ifAny('pending-refund', pendingRefund);
  switch (state) {
    case 'unpaid':
      return [{ what: 'due', amount: owed }];
    case 'paid':
      // Owed where a change has raised the price after it was paid.
      return [{ what: 'paid-in-total', amount: paidInTotal(booking) }, ...coming, ...ifAny('due', owed)];
    case 'cancelled': {
      // The charge that no payment covers: the hotel asks for it.
      const results = [...coming, ...ifAny('charge-due', owed)];
      return results.length ? results : [{ what: 'settled', amount: 0 }];
    }
  }
}

function entries(booking: Money & Dates, sign: 1 | -1): StatementLine[] {
  const { paid, paidAt, refunded, refundedAt, atHotel } = booking;
  const { payments = [{ amount: paid, at: paidAt }], refunds = [{ amount: refunded, at: refundedAt }] } = booking;
  return [
    ...(atHotel ? entriesAtHotel(atHotel, sign) : []),
    ...linesOf('paid', payments, sign),
    ...linesOf('refunded', refunds, -sign),
  ].filter(({ amount }) => amount !== 0);
}

function entriesAtHotel(atHotel: AtHotel & NonNullable<Dates['atHotel']>, sign: 1 | -1): StatementLine[] {
  const { paid, paidAt, payments = [{ amount: paid, at: paidAt }], handedBack, refundedAt } = atHotel;
  const { handBacks = handedBack ? [handedBack] : [] } = atHotel;
  return [
    ...linesOf('paid-at-hotel', payments, sign),
    ...linesOf('handed-back', handBacks, -sign),
    ...linesOf('refunded-at-hotel', [{ amount: refundedOtherwise(atHotel), at: refundedAt }], -sign),
  ];
}

const linesOf = (what: StatementLine['what'], moves: Move[], sign: number): StatementLine[] =>
  moves.map((move) => ({ ...move, what, amount: sign * move.amount }));

const ifAny = (what: StatementResult['what'], amount: number): StatementResult[] =>
  amount > 0 ? [{ what, amount }] : [];

/** Without what was or will be refunded. */
const paidInTotal = ({ paid, refunded, pendingRefund, atHotel }: Money): number =>
  toAmount([paid, -refunded, -pendingRefund, atHotel?.paid ?? 0, -(atHotel?.refunded ?? 0)].reduce(addMinor, 0));

const addMinor = (sum: number, amount: number) => sum + toMinor(amount);
