import { DomainError, limits as houseLimits, nightsOf, type Stay } from '@wayhouse/domain';

/** How much a guest may hold without having paid: bookings, nights of them, and bookings for the same night. */
export type UnpaidLimits = { bookings: number; nights: number; sameNight: number };

export const defaultUnpaidLimits: UnpaidLimits = {
  bookings: 8,
  nights: 60,
  sameNight: houseLimits.roomsTogether,
};

export const noUnpaidLimits: UnpaidLimits = { bookings: Infinity, nights: Infinity, sameNight: Infinity };

/** Refuses one more unpaid stay beyond the limits. `held` are the stays to come that the guest has not paid for. */
export function assertUnpaidLimits(stay: Stay, held: Stay[], limits: UnpaidLimits): void {
  const all = [...held, stay];
  const nights = all.flatMap(nightsOf);
  const onNight = (night: string) => nights.filter((each) => each === night).length;
  const isTooMuch =
    all.length > limits.bookings ||
    nights.length > limits.nights ||
    nightsOf(stay).some((night) => onNight(night) > limits.sameNight);
  if (isTooMuch) throw new DomainError('too-many-unpaid');
}
