import {
  type StatementLine,
  statementOf,
  type StatementResult,
  type Booking,
  formatInstantDate,
} from '@wayhouse/contracts';
import { formatExactly } from '@wayhouse/domain';
import type { Block } from '@wayhouse/documents';
import { receiptMessages } from './messages.js';

type Row = [item: string, amount: number];

/** Charges, payments and refunds, with the resulting balance as the last row. */
export function amountsTable(booking: Booking): Block {
  const { lines, results } = statementOf(booking);
  const price: Row[] = booking.state === 'unpaid' ? [[receiptMessages.priceOfStay, booking.totalPrice]] : [];
  const rows = [...price, ...lines.map((line) => toRow(line, booking)), ...results.map(toResultRow)];
  const formattedRows = rows.map(([item, amount]) => [item, formatExactly(amount, booking.currency)]);
  return {
    kind: 'table',
    columns: [
      { title: receiptMessages.item, share: 0.7 },
      { title: receiptMessages.amountIn(booking.currency), share: 0.3, numeric: true },
    ],
    rows: formattedRows.slice(0, -1),
    total: formattedRows.at(-1),
  };
}

function toRow({ what, amount, at = '' }: StatementLine, { hotel }: Booking): Row {
  switch (what) {
    case 'charge':
      return [receiptMessages.cancelled.charge, amount];
    case 'paid':
      return [receiptMessages.paidOn(formatInstantDate(at, hotel.city)), amount];
    case 'refunded':
      return [receiptMessages.refundedOn(formatInstantDate(at, hotel.city)), amount];
    case 'paid-at-hotel':
      return [receiptMessages.paidAtHotelOn(formatInstantDate(at, hotel.city)), amount];
    case 'refunded-at-hotel':
      return [receiptMessages.givenBackOn(formatInstantDate(at, hotel.city)), amount];
  }
}

const toResultRow = ({ what, amount }: StatementResult): Row => [receiptMessages.results[what], amount];
