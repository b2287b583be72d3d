/** The supported currencies. All have two decimals: a minor unit is a hundredth. */
export const currencies = ['USD', 'EUR', 'GBP', 'INR', 'AUD', 'CAD', 'SGD', 'AED'] as const;
export type Currency = (typeof currencies)[number];

/** Converts an amount in currency units (120.5) to minor units (12050). */
export const toMinor = (amount: number): number => Math.round(amount * 100);

/** Converts minor units (12050) to an amount in currency units (120.5). */
export const toAmount = (minor: number): number => minor / 100;

/** Nights times price in currency units, calculated in minor units like the booking's total. */
export const stayTotal = (nights: number, price: number): number => toAmount(nights * toMinor(price));

/** Formats an amount in currency units: `$120`, `$120.50`. */
export function formatAmount(amount: number, currency: string, locale = 'en-US'): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(amount);
}

/** Formats an amount always with two decimals, so that columns align: `$120.00`, `−$20.00`. */
export const formatExactly = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount).replace('-', '−');

/** Formats minor units: `$120`, `$120.50`. */
export const formatMinor = (minor: number, currency: string): string => formatAmount(toAmount(minor), currency);
