import { nightsOf } from '../stay.js';

/** Nights of one price, in currency units: `each` of them, and `amount` all together. */
export type NightsAmount = { nights: string[]; each: number; amount: number };

type PricedStay = { checkInDate: string; checkOutDate: string; totalPrice: number; lines?: NightsAmount[] };

/** What the price of a booking is the sum of: one line where every night costs the same. */
export function linesOfBooking({ checkInDate, checkOutDate, totalPrice, lines }: PricedStay): NightsAmount[] {
  if (lines) return lines;
  const nights = nightsOf({ checkIn: checkInDate, checkOut: checkOutDate });
  return [{ nights, each: totalPrice / nights.length, amount: totalPrice }];
}
