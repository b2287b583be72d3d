import type { PriceChange, Stay } from '@wayhouse/domain';

/**
 * `at` is when the booking was changed, which replaced what is here, and `by` who of the hotel’s staff has done it, with which form; without
 * it the guest has.
 */
export type StayChange = { at: Date; by?: string; form?: string; stay: Stay; guests: number; totalMinor: number };

/** `changes` are in the order of time. */
export type ChangeablePrice = { totalMinor: number; changes?: StayChange[] };

/** What its changes made of the price of a booking. */
export const priceChangesOf = ({ changes = [], totalMinor }: ChangeablePrice): PriceChange[] =>
  changes.map(({ at, totalMinor: fromMinor }, index) => ({
    at,
    fromMinor,
    toMinor: changes[index + 1]?.totalMinor ?? totalMinor,
  }));
