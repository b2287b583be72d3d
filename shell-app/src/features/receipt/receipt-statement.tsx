import { splitTaxes } from '@wayhouse/domain/rates/tax-rule';
import { adjustmentItems } from '@wayhouse/messages/price-adjustments';
import { formatLine } from '@wayhouse/messages/price-lines';
import { formatTax } from '@wayhouse/messages/taxes';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Booking } from '@wayhouse/contracts/booking';
import type { TaxAmount } from '@wayhouse/contracts/taxes';
import { formatExactly } from '@wayhouse/messages/format-money';
import { linesOfBooking } from '@wayhouse/domain/rates/lines-of-booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { formatStatement, type StatementLine } from './statement.js';

/** Nights times price, one row for each price, what raises or lowers it, taxes and fees, the total and what it includes, then every payment, charge and refund, and what is left to pay. */
export function ReceiptStatement({ booking }: { booking: Booking }) {
  const { totalPrice, currency, state } = booking;
  const taxes = splitTaxes(booking.taxes);
  const { lines, results } = formatStatement(booking);
  const note = priceNotes(booking).join(', ');
  const nights = linesOfBooking(booking).map((each) => ({
    item: formatLine(each, currency, formatExactly),
    amount: each.amount,
    note,
  }));
  const toRow = (tax: TaxAmount) => ({ item: formatTax(tax, currency), amount: tax.amount });
  const prices: RowProps['line'][] = [...nights, ...adjustmentItems(booking), ...taxes.added.map(toRow)];
  const included = taxes.included.map(toRow);
  const isCancelled = state === 'cancelled';
  return (
    <section className="mt-10">
      <h2 className="font-display text-2xl">{receiptMessages.payment}</h2>
      <table className="mt-4 w-full border-collapse text-left tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{receiptMessages.item}</th>
            <th scope="col">{receiptMessages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((line, position) => (
            <Row key={position} line={line} currency={currency} isCancelled={isCancelled} />
          ))}
          <Row
            line={{ item: receiptMessages.total, amount: totalPrice }}
            currency={currency}
            isCancelled={isCancelled}
            isTotal
          />
          {included.map((line, position) => (
            <Row key={position} line={line} currency={currency} isCancelled={isCancelled} />
          ))}
          {lines.map((line, position) => (
            <Row key={position} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          {results.map(({ item, amount }) => (
            <tr key={item}>
              <th scope="row" className="pt-4 font-medium">
                {item}
              </th>
              <td className="pt-4 text-right font-display text-2xl whitespace-nowrap">
                {formatExactly(amount, currency)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = { line: StatementLine & { note?: string }; currency: string; isTotal?: boolean; isCancelled?: boolean };

const Row = ({
  line: { item, amount, date, note = date && formatDay(date, 'long') },
  currency,
  isTotal,
  isCancelled,
}: RowProps) => (
  <tr className="border-b border-line">
    <th scope="row" className={isTotal ? 'py-3 font-medium' : 'py-3 font-normal'}>
      {item}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </th>
    <td
      className={
        isTotal
          ? 'py-3 text-right align-top font-medium whitespace-nowrap'
          : 'py-3 text-right align-top whitespace-nowrap'
      }
    >
      {isCancelled ? <s className="text-muted">{formatExactly(amount, currency)}</s> : formatExactly(amount, currency)}
    </td>
  </tr>
);
