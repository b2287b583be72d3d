import type { Booking } from '@wayhouse/contracts/booking';
import { formatExactly } from '@wayhouse/contracts/money';
import { daysBetween } from '@wayhouse/contracts/stay';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { sayAccount, type Line } from './statement.js';
import { texts } from './messages.js';

/** Nights times price, then every payment, charge and refund, and what is left. */
export function ReceiptAccount({ booking }: { booking: Booking }) {
  const { totalPrice, currency, checkInDate, checkOutDate, state } = booking;
  const { lines, results } = sayAccount(booking);
  const nights = daysBetween(checkInDate, checkOutDate);
  const price = texts.nights(nights, formatExactly(totalPrice / nights, currency));
  const isOff = state === 'cancelled';
  return (
    <section className="mt-10">
      <h2 className="font-display text-2xl">{texts.payment}</h2>
      <table className="mt-4 w-full border-collapse text-left tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Row line={{ item: price, amount: totalPrice }} currency={currency} isOff={isOff} />
          <Row line={{ item: texts.total, amount: totalPrice }} currency={currency} isOff={isOff} isSum />
          {lines.map((line) => (
            <Row key={line.item} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          {results.map(({ item, amount }) => (
            <tr key={item}>
              <th scope="row" className="pt-4 font-medium">
                {item}
              </th>
              <td className="pt-4 text-right font-display text-2xl">{formatExactly(amount, currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = { line: Line; currency: string; isSum?: boolean; isOff?: boolean };

const Row = ({ line: { item, amount, date }, currency, isSum, isOff }: RowProps) => (
  <tr className="border-b border-line">
    <th scope="row" className={isSum ? 'py-3 font-medium' : 'py-3 font-normal'}>
      {item}
      {date && <span className="block text-sm text-muted">{formatDay(date, 'long')}</span>}
    </th>
    <td className={isSum ? 'py-3 text-right align-top font-medium' : 'py-3 text-right align-top'}>
      {isOff ? <s className="text-muted">{formatExactly(amount, currency)}</s> : formatExactly(amount, currency)}
    </td>
  </tr>
);
