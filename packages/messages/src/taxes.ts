import type { TaxBasis } from '@wayhouse/domain/rates/tax-rule';
import { formatAmount } from './format-money.js';
import { formatPercent } from './format-percent.js';
import { localized } from './localized.js';
import { formatWithAmount } from './price-lines.js';

const messages = localized('taxes', {
  per: {
    stay: (amount: string) => `${amount} per stay`,
    night: (amount: string) => `${amount} per night`,
    'person-night': (amount: string) => `${amount} per guest and night`,
  },
  withRule: (what: string, rule: string) => `${what} (${rule})`,
  included: (name: string) => `Includes ${name}`,
});

/** A tax or fee as guests read it; `value` is a percentage or an amount in currency units. */
type Tax = { name: string; basis: TaxBasis; value: number; isIncluded: boolean };
/** `amount` is what it comes to in the price of a stay, in currency units. */
type TaxAmount = Tax & { amount: number };
type FormatAmount = (amount: number, currency: string) => string;

/** What it is calculated by: `7%`, `$2.50 per guest and night`. */
export const formatTaxRule = ({ basis, value }: Pick<Tax, 'basis' | 'value'>, currency: string): string =>
  basis === 'percent' ? formatPercent(value) : messages.per[basis](formatAmount(value, currency));

/** `City tax`, `Includes VAT`. */
export const formatTaxName = ({ name, isIncluded }: Pick<Tax, 'name' | 'isIncluded'>): string =>
  isIncluded ? messages.included(name) : name;

/** `City tax ($2.50 per guest and night)`, `Includes VAT (7%)`. */
export const formatTax = (tax: Tax, currency: string): string =>
  messages.withRule(formatTaxName(tax), formatTaxRule(tax, currency));

/** `City tax ($2.50 per guest and night): $15`. */
export const formatTaxLine = (tax: TaxAmount, currency: string): string =>
  formatWithAmount(formatTax(tax, currency), formatAmount(tax.amount, currency));

/** `$15 ($2.50 per guest and night)`. */
export const formatTaxAmount = (tax: TaxAmount, currency: string, format: FormatAmount = formatAmount): string =>
  messages.withRule(format(tax.amount, currency), formatTaxRule(tax, currency));
