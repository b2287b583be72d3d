/** Currencies the platform can be set to: all of them have two decimals, so a minor unit is a hundredth. */
export const currencies = ['USD', 'EUR', 'GBP', 'INR', 'AUD', 'CAD', 'SGD', 'AED'] as const;
export type Currency = (typeof currencies)[number];

/** An amount as the API says it (120.5) in minor units (12050). */
export const toMinor = (amount: number): number => Math.round(amount * 100);

/** Minor units (12050) as the API says an amount (120.5). */
export const toAmount = (minor: number): number => minor / 100;

/** An amount as people read it: `$120`, `$120.50`. */
export function formatAmount(amount: number, currency: string, locale = 'en-US'): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(amount);
}

/** An amount as a receipt says it: always with its cents, so that figures stand under figures. */
export const formatExactly = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount).replace('-', '−');

/** Minor units as people read them. */
export const formatMinor = (minor: number, currency: string): string => formatAmount(toAmount(minor), currency);
