import { type HotelBooking, sayDay, toAmount, toMinor } from '@wayhouse/contracts';
import type { Part } from '@wayhouse/documents';
import { sayExactly } from './say-exactly.js';
import { texts } from './texts.js';

type Row = [item: string, amount: number];

/** What is owed and what has moved, with what it comes to. */
export function amountsOf(booking: HotelBooking): Part {
  const { rows, total } = accountOf(booking);
  const say = ([item, amount]: Row) => [item, sayExactly(amount, booking.currency)];
  return {
    kind: 'table',
    columns: [
      { title: texts.item, share: 0.7 },
      { title: texts.amountIn(booking.currency), share: 0.3, figures: true },
    ],
    rows: rows.map(say),
    total: say(total),
  };
}

function accountOf(booking: HotelBooking): { rows: Row[]; total: Row } {
  const { state, totalPrice, paid, refunded, cancellation } = booking;
  switch (state) {
    case 'due':
      return { rows: [[texts.priceOfStay, totalPrice]], total: [texts.due.total, totalPrice] };
    case 'paid':
      return { rows: movedByCard(booking, 1), total: [texts.paid.total, less(paid, refunded)] };
    case 'cancelled': {
      const charge = cancellation?.charge ?? 0;
      const rows: Row[] = [[texts.cancelled.charge, charge], ...movedByCard(booking, -1)];
      return { rows, total: balance(less(charge, less(paid, refunded))) };
    }
  }
}

/** Payments and refunds; `sign` says whether the account counts what was paid (1) or what is still owed (-1). */
function movedByCard({ paid, paidAt, refunded, refundedAt, hotel }: HotelBooking, sign: 1 | -1): Row[] {
  const rows: Row[] = [];
  if (paidAt) rows.push([texts.paidOn(sayDay(paidAt, hotel.city)), sign * paid]);
  if (refundedAt) rows.push([texts.refundedOn(sayDay(refundedAt, hotel.city)), -sign * refunded]);
  return rows;
}

function balance(owed: number): Row {
  if (owed > 0) return [texts.cancelled.toPay, owed];
  return owed < 0 ? [texts.cancelled.toRefund, -owed] : [texts.cancelled.settled, 0];
}

/** Counted in minor units, where nothing is rounded. */
const less = (amount: number, other: number) => toAmount(toMinor(amount) - toMinor(other));
