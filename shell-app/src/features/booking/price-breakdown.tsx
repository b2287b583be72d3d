import { counts } from '@wayhouse/messages/counts';
import type { TaxAmount } from '@wayhouse/contracts/taxes';
import { splitTaxes } from '@wayhouse/domain/rates/tax-rule';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatAdjustment, formatAdjustmentAmount } from '@wayhouse/messages/price-adjustments';
import { formatOffer } from '@wayhouse/messages/offers';
import { formatPlan } from '@wayhouse/messages/rate-plans';
import { formatTax } from '@wayhouse/messages/taxes';
import type { StayPrice } from '@wayhouse/contracts/price-room';
import { useCurrency } from '../../shared/runtime-config.js';
import { messages } from './messages.js';

type Props = {
  price: StayPrice;
  /** The room that costs it. */
  of: { currency?: string };
  /** A code was entered and does not hold. */
  isWithoutCode?: boolean;
};

/** Nights times price, for each price of a night, further guests and a promotion code, taxes and fees, the total, and what that includes. */
export function PriceBreakdown({ price, of, isWithoutCode = false }: Props) {
  const { lines, adjustments, taxes, total, offer, plan } = price;
  const currency = useCurrency(of);
  const { added, included } = splitTaxes(taxes);
  return (
    <div className="mt-2 tabular-nums">
      <dl>
        {lines.map(({ nights, each, amount }) => (
          <div key={each} className="flex justify-between gap-4 text-muted not-first:mt-1.5">
            <dt>
              {formatAmount(each, currency)} × {counts.nights(nights.length)}
            </dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ))}
        {plan && plan.percentOff > 0 && <Discount label={messages.rate} discount={formatPlan(plan)} />}
        {offer && <Discount label={messages.offer} discount={formatOffer(offer)} />}
        {adjustments.map((line) => (
          <div key={line.what} className="mt-1.5 flex justify-between gap-4 text-muted">
            <dt className="min-w-0 wrap-anywhere">{formatAdjustment(line)}</dt>
            <dd>{formatAdjustmentAmount(line, currency)}</dd>
          </div>
        ))}
        <TaxRows taxes={added} currency={currency} />
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">{isWithoutCode ? messages.totalWithoutCode : messages.total}</dt>
          <dd className="font-display text-2xl">{formatAmount(total, currency)}</dd>
        </div>
        <TaxRows taxes={included} currency={currency} />
      </dl>
    </div>
  );
}

/** The nights above have it: their prices are what they cost with it. */
const Discount = ({ label, discount }: { label: string; discount: string }) => (
  <div className="mt-1.5 text-success">
    <dt className="sr-only">{label}</dt>
    <dd className="text-pretty wrap-anywhere">{discount}</dd>
  </div>
);

const TaxRows = ({ taxes, currency }: { taxes: TaxAmount[]; currency: string }) =>
  taxes.map((tax, position) => (
    <div key={position} className="mt-1.5 flex justify-between gap-4 text-muted">
      <dt className="min-w-0 wrap-anywhere">{formatTax(tax, currency)}</dt>
      <dd>{formatAmount(tax.amount, currency)}</dd>
    </div>
  ));
