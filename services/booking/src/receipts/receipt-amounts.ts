import type { Booking } from '@wayhouse/contracts';
import { type StatementLine, statementOf, type StatementResult } from '@wayhouse/domain';
import { formatInstantDate } from '@wayhouse/messages/format-date';
import { formatExactly } from '@wayhouse/messages/format-money';
import { withMeans } from '@wayhouse/messages/payment-means';
import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Block } from '@wayhouse/documents';

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

const toRow = ({ what, amount, at = '', means }: StatementLine, { hotel }: Booking): Row => [
  withMeans(receiptMessages.fileLines[what](at && formatInstantDate(at, hotel.city)), means),
  amount,
];

const toResultRow = ({ what, amount }: StatementResult): Row => [receiptMessages.results[what], amount];
