import type { Booking } from '@wayhouse/contracts/booking';
import { linesOfBooking } from '@wayhouse/domain/rates/lines-of-booking';
import { formatAdjustmentLines } from '@wayhouse/messages/price-adjustments';
import { formatPricedLine } from '@wayhouse/messages/price-lines';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { formatTaxLine } from '@wayhouse/messages/taxes';

type Price = 'totalPrice' | 'lines' | 'adjustments' | 'taxes' | 'offer' | 'plan' | 'promotion' | 'currency';
type Props = { of: Pick<Booking, Price | 'checkInDate' | 'checkOutDate'> };

/** What the price of a booking is the sum of, a line for each. */
export function PriceLines({ of }: Props) {
  const { currency, taxes = [] } = of;
  const lines = [
    ...linesOfBooking(of).map((line) => formatPricedLine(line, currency)),
    ...priceNotes(of),
    ...formatAdjustmentLines(of),
    ...taxes.map((tax) => formatTaxLine(tax, currency)),
  ];
  return lines.map((line, position) => (
    <span key={position} className="block">
      {line}
    </span>
  ));
}
