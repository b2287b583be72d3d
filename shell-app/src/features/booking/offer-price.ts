import { toAmount, toMinor } from '@wayhouse/domain/money';

/** What an offer takes off the price, in percent. */
export const offerPercent = 20;

/** A price before the offer, rounded to the cent. The price itself is what is charged. */
export const priceBeforeOffer = (price: number): number =>
  toAmount(Math.round(toMinor(price) / (1 - offerPercent / 100)));
