import type { StayPrice } from '@wayhouse/contracts/price-room';
import type { TaxAmount } from '@wayhouse/contracts/taxes';
import { splitTaxes } from '@wayhouse/domain/rates/tax-rule';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatOffer } from '@wayhouse/messages/offers';
import { formatPlan } from '@wayhouse/messages/rate-plans';
import { formatAdjustment, formatAdjustmentAmount } from '@wayhouse/messages/price-adjustments';
import { formatLine } from '@wayhouse/messages/price-lines';
import { formatTax } from '@wayhouse/messages/taxes';
import type { ReactNode } from 'react';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { messages } from './messages.js';

/** The nights, further guests and a promotion code, taxes and fees, the total, and what that includes, as guests see them. */
export function DeskPrice({ price }: { price: StayPrice }) {
  const { lines, adjustments, taxes, total, offer, plan } = price;
  const currency = useHotelCurrency();
  const money = (amount: number) => formatAmount(amount, currency);
  const { added, included } = splitTaxes(taxes);
  const toRow = (tax: TaxAmount, position: number) => (
    <Row key={position} label={formatTax(tax, currency)}>
      {money(tax.amount)}
    </Row>
  );
  return (
    <dl className="space-y-2 text-[15px] tabular-nums">
      {lines.map((line) => (
        <Row key={line.each} label={formatLine(line, currency)}>
          {money(line.amount)}
        </Row>
      ))}
      {plan && plan.percentOff > 0 && <Row label={formatPlan(plan)} />}
      {offer && <Row label={formatOffer(offer)} />}
      {adjustments.map((line) => (
        <Row key={line.what} label={formatAdjustment(line)}>
          {formatAdjustmentAmount(line, currency)}
        </Row>
      ))}
      {added.map(toRow)}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{messages.total}</dt>
        <dd className="font-display text-2xl">{money(total)}</dd>
      </div>
      {included.map(toRow)}
    </dl>
  );
}

const Row = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className="flex justify-between gap-4 text-muted">
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd>{children}</dd>
  </div>
);
