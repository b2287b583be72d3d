import type { PriceChange, Stay } from '@wayhouse/domain';

/** `at` is when the guest has changed the booking, which replaced what is here. */
export type StayChange = { at: Date; stay: Stay; guests: number; totalMinor: number };

/** `changes` are in the order of time. */
export type ChangeablePrice = { totalMinor: number; changes?: StayChange[] };

/** What its changes made of the price of a booking. */
export const priceChangesOf = ({ changes = [], totalMinor }: ChangeablePrice): PriceChange[] =>
  changes.map(({ at, totalMinor: fromMinor }, index) => ({
    at,
    fromMinor,
    toMinor: changes[index + 1]?.totalMinor ?? totalMinor,
  }));
