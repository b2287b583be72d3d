import {
  type AccountLine,
  accountOf,
  type AccountResult,
  type Booking,
  formatExactly,
  sayDay,
} from '@wayhouse/contracts';
import type { Part } from '@wayhouse/documents';
import { texts } from './messages.js';

type Row = [item: string, amount: number];

/** What is owed and what has moved, with what it comes to. */
export function amountsOf(booking: Booking): Part {
  const { lines, results } = accountOf(booking);
  const price: Row[] = booking.state === 'due' ? [[texts.priceOfStay, booking.totalPrice]] : [];
  const rows = [...price, ...lines.map((line) => rowOf(line, booking)), ...results.map(resultOf)];
  const said = rows.map(([item, amount]) => [item, formatExactly(amount, booking.currency)]);
  return {
    kind: 'table',
    columns: [
      { title: texts.item, share: 0.7 },
      { title: texts.amountIn(booking.currency), share: 0.3, figures: true },
    ],
    rows: said.slice(0, -1),
    total: said.at(-1),
  };
}

function rowOf({ what, amount, at = '' }: AccountLine, { hotel }: Booking): Row {
  switch (what) {
    case 'charge':
      return [texts.cancelled.charge, amount];
    case 'paid':
      return [texts.paidOn(sayDay(at, hotel.city)), amount];
    case 'refunded':
      return [texts.refundedOn(sayDay(at, hotel.city)), amount];
    case 'paid-at-hotel':
      return [texts.paidAtHotelOn(sayDay(at, hotel.city)), amount];
    case 'refunded-at-hotel':
      return [texts.givenBackOn(sayDay(at, hotel.city)), amount];
  }
}

const resultOf = ({ what, amount }: AccountResult): Row => [texts.results[what], amount];
