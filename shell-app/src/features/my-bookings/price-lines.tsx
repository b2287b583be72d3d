import type { Booking } from '@wayhouse/contracts/booking';
import { formatAdjustmentLines } from '@wayhouse/messages/price-adjustments';
import { formatPricedLine } from '@wayhouse/messages/price-lines';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { formatTaxLine } from '@wayhouse/messages/taxes';

type Priced = Pick<Booking, 'lines' | 'adjustments' | 'promotion' | 'taxes' | 'offer' | 'plan' | 'currency'>;

/** What the total is the sum of, and what it includes; nothing where that is nights of one price. */
export function PriceLines({ booking }: { booking: Priced }) {
  const { lines = [], taxes = [], currency } = booking;
  const texts = [
    ...lines.map((line) => formatPricedLine(line, currency)),
    ...priceNotes(booking),
    ...formatAdjustmentLines(booking),
    ...taxes.map((tax) => formatTaxLine(tax, currency)),
  ];
  return texts.map((text, position) => (
    <span key={position} className="block text-sm text-muted tabular-nums">
      {text}
    </span>
  ));
}
