import { toAmount, toMinor } from '@wayhouse/contracts/money';

const shareCharged = 0.8;

/** What a price was before the 20 % offer, to the cent. What is charged is the price itself. */
export const beforeOffer = (price: number): number => toAmount(Math.round(toMinor(price) / shareCharged));

/** Nights at a price, reckoned in cents as the booking will be. */
export const totalOf = (nights: number, price: number): number => toAmount(nights * toMinor(price));
