import { toAmount } from '@wayhouse/domain/money';
import { numberLocale } from './locale.js';
import { perLocale } from './per-locale.js';

function formatWith(options: Intl.NumberFormatOptions) {
  const formatter = perLocale(
    (locale, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency, ...options }),
  );
  return (amount: number, currency: string) => formatter(numberLocale(), currency).format(amount);
}

const formatWhole = formatWith({ minimumFractionDigits: 0, maximumFractionDigits: 0 });
const formatDecimals = formatWith({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A whole amount has none. */
const decimalsOf = (amount: number) => (Number.isInteger(amount) ? 0 : 2);

/** Formats an amount in currency units: `$120`, `$120.50`. */
export const formatAmount = (amount: number, currency: string): string =>
  decimalsOf(amount) ? formatDecimals(amount, currency) : formatWhole(amount, currency);

/** Formats an amount where there is no room for its currency: `120`, `120.50`. */
export function formatWithoutCurrency(amount: number): string {
  const decimals = decimalsOf(amount);
  return amount.toLocaleString(numberLocale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Formats an amount short enough for an axis: `$0`, `$850`, `$1.2K`, `$14K`. */
export const formatCompactAmount: (amount: number, currency: string) => string = formatWith({
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Formats an amount always with two decimals, so that columns align: `$120.00`, `−$20.00`. */
export const formatExactly = (amount: number, currency: string): string =>
  formatDecimals(amount, currency).replace('-', '−');

/** Formats minor units: `$120`, `$120.50`. */
export const formatMinor = (minor: number, currency: string): string => formatAmount(toAmount(minor), currency);
