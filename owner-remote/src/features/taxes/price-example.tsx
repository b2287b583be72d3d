import { toTaxAmount, toTaxRule } from '@wayhouse/contracts/convert-taxes';
import type { Tax } from '@wayhouse/contracts/taxes';
import { toAmount } from '@wayhouse/domain/money';
import { amountOf } from '@wayhouse/domain/rates/price-nights';
import { priceStay } from '@wayhouse/domain/rates/price-stay';
import { splitTaxes, type TaxLine } from '@wayhouse/domain/rates/tax-rule';
import { counts } from '@wayhouse/messages/counts';
import { formatMinor } from '@wayhouse/messages/format-money';
import { formatLine } from '@wayhouse/messages/price-lines';
import { formatTax } from '@wayhouse/messages/taxes';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type ReactNode, useId } from 'react';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';

const nightMinor = 100_00;
const guests = 2;
/** Of two nights; which ones does not matter. */
const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03' };

/** What a stay of two nights for two guests costs with these taxes and fees, as guests see it. */
export function PriceExample({ taxes }: { taxes: Tax[] }) {
  const heading = useId();
  const currency = useHotelCurrency();
  const price = priceStay({ nightMinor, taxes: taxes.map(toTaxRule) }, stay, guests);
  const money = (minor: number) => formatMinor(minor, currency);
  const { added, included } = splitTaxes(price.taxes);
  const toRow = (tax: TaxLine, position: number) => (
    <Row key={position} label={formatTax(toTaxAmount(tax), currency)} isMuted>
      {money(tax.amountMinor)}
    </Row>
  );
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <Card className="p-4 sm:p-5">
        <h2 id={heading} className="font-display text-2xl">
          {messages.example.title}
        </h2>
        <p className="mt-1 text-muted">
          {messages.example.lead(counts.nights(2), money(nightMinor), counts.guests(guests))}
        </p>
        <dl className="mt-4 space-y-2 text-[15px] tabular-nums">
          {price.lines.map((line) => (
            <Row
              key={line.eachMinor}
              label={formatLine({ nights: line.nights, each: toAmount(line.eachMinor) }, currency)}
              isMuted
            >
              {money(amountOf(line))}
            </Row>
          ))}
          {added.map(toRow)}
          <Row label={messages.example.total}>{money(price.totalMinor)}</Row>
          {included.map(toRow)}
        </dl>
        <p className="mt-4 text-sm text-pretty text-muted">{messages.example.rounding}</p>
      </Card>
    </section>
  );
}

type RowProps = { label: string; isMuted?: boolean; children: ReactNode };

const Row = ({ label, isMuted, children }: RowProps) => (
  <div className={isMuted ? 'flex justify-between gap-4 text-muted' : 'flex justify-between gap-4 font-medium'}>
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd>{children}</dd>
  </div>
);
