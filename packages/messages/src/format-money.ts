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

/** Formats an amount in currency units: `$120`, `$120.50`. */
export const formatAmount = (amount: number, currency: string): string =>
  Number.isInteger(amount) ? formatWhole(amount, currency) : formatDecimals(amount, currency);

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
