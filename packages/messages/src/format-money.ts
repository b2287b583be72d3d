import { toAmount } from '@wayhouse/domain/money';
import { numberLocale } from './locale.js';

const format = (amount: number, currency: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(numberLocale(), { style: 'currency', currency, ...options }).format(amount);

/** Formats an amount in currency units: `$120`, `$120.50`. */
export function formatAmount(amount: number, currency: string): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return format(amount, currency, { minimumFractionDigits: fraction, maximumFractionDigits: fraction });
}

/** Formats an amount short enough for an axis: `$0`, `$850`, `$1.2K`, `$14K`. */
export const formatCompactAmount = (amount: number, currency: string): string =>
  format(amount, currency, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** Formats an amount always with two decimals, so that columns align: `$120.00`, `−$20.00`. */
export const formatExactly = (amount: number, currency: string): string => format(amount, currency).replace('-', '−');

/** Formats minor units: `$120`, `$120.50`. */
export const formatMinor = (minor: number, currency: string): string => formatAmount(toAmount(minor), currency);
