import { toAmount, toMinor } from '@wayhouse/domain/money';

const offerFactor = 0.8;

/** A price before the 20 % offer, rounded to the cent. The price itself is what is charged. */
export const priceBeforeOffer = (price: number): number => toAmount(Math.round(toMinor(price) / offerFactor));
