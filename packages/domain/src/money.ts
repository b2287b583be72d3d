/** The supported currencies. All have two decimals: a minor unit is a hundredth. */
export const currencies = ['USD', 'EUR', 'GBP', 'INR', 'AUD', 'CAD', 'SGD', 'AED'] as const;
export type Currency = (typeof currencies)[number];

/**
 * The least that Stripe charges to a card, in currency units
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). No night may cost less.
 */
export const leastCharges: Record<Currency, number> = {
  ...{ USD: 0.5, EUR: 0.5, GBP: 0.3, INR: 0.5 },
  ...{ AUD: 0.5, CAD: 0.5, SGD: 0.5, AED: 2 },
};

/** Converts an amount in currency units (120.5) to minor units (12050). */
export const toMinor = (amount: number): number => Math.round(amount * 100);

/** Converts minor units (12050) to an amount in currency units (120.5). */
export const toAmount = (minor: number): number => minor / 100;

/** Nights times price in currency units, calculated in minor units like the booking's total. */
export const stayTotal = (nights: number, price: number): number => toAmount(nights * toMinor(price));
