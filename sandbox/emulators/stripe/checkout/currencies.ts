import { unsupported } from '../api/stripe-error.js';

// The least charge in each currency that the product can be set to, in its smallest unit
// (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
const minimum: Record<string, number> = {
  ...{ usd: 50, eur: 50, gbp: 30, inr: 50, aud: 50, cad: 50, sgd: 50, aed: 200, brl: 50, chf: 50 },
  ...{ czk: 1500, dkk: 250, hkd: 400, mxn: 1000, myr: 200, nok: 300, nzd: 50, sek: 300, thb: 1000 },
};

export const maxAmount = 99_999_999;

export function minAmount(currency: string, param: string): number {
  const amount = minimum[currency];
  if (amount === undefined) throw unsupported(`the currency ${currency}`, param);
  return amount;
}

/** An amount in the currency's smallest unit as people read it, e.g. 12050 `usd` as $120.50. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
