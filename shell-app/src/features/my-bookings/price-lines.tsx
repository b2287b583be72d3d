import type { Booking } from '@wayhouse/contracts/booking';
import { formatLine } from '@wayhouse/messages/price-lines';
import { formatOffer } from '@wayhouse/messages/offers';
import { formatTaxLine } from '@wayhouse/messages/taxes';

type Priced = Pick<Booking, 'lines' | 'taxes' | 'offer' | 'currency'>;

/** What the total is the sum of, and what it includes; nothing where that is nights of one price. */
export function PriceLines({ booking: { lines = [], taxes = [], offer, currency } }: { booking: Priced }) {
  const texts = [
    ...lines.map((line) => formatLine(line, currency)),
    ...(offer ? [formatOffer(offer)] : []),
    ...taxes.map((tax) => formatTaxLine(tax, currency)),
  ];
  return texts.map((text, position) => (
    <span key={position} className="block text-sm text-muted tabular-nums">
      {text}
    </span>
  ));
}
