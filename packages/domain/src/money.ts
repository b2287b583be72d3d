/**
 * The least that Stripe charges to a card, in units of each supported currency
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). No night may cost less. All currencies have two decimals:
 * a minor unit is a hundredth.
 */
export const leastCharges = {
  USD: 0.5,
  EUR: 0.5,
  INR: 0.5,
  AUD: 0.5,
  CAD: 0.5,
  SGD: 0.5,
  BRL: 0.5,
  CHF: 0.5,
  NZD: 0.5,
  GBP: 0.3,
  AED: 2,
  MYR: 2,
  DKK: 2.5,
  NOK: 3,
  SEK: 3,
  HKD: 4,
  MXN: 10,
  THB: 10,
  CZK: 15,
};
export type Currency = keyof typeof leastCharges;
export const currencies = Object.keys(leastCharges) as [Currency, ...Currency[]];

export const isCurrency = (text: string | undefined): text is Currency => currencies.some((each) => each === text);

/** Converts an amount in currency units (120.5) to minor units (12050). */
export const toMinor = (amount: number): number => Math.round(amount * 100);

/** Converts minor units (12050) to an amount in currency units (120.5). */
export const toAmount = (minor: number): number => minor / 100;

/** Nights times price in currency units, calculated in minor units like the booking's total. */
export const stayTotal = (nights: number, price: number): number => toAmount(nights * toMinor(price));
