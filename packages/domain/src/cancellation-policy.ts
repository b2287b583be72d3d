import { type HotelTimes, startOfStay } from './hotel-time.js';
import { lessPromotion, type PriceAdjustment } from './rates/price-adjustments.js';
import { firstNightsMinor, type PriceLine, totalOf } from './rates/price-nights.js';
import { nightsOf, type Stay } from './stay.js';

/**
 * Free until `freeUntilHours` before check-in; from then on, cancelling costs the price of the first
 * `lateChargeNights` nights, less their share of what a promotion code takes off.
 */
export type CancellationPolicy = { freeUntilHours: number; lateChargeNights: number };

/** The policy of hotels without one of their own. Each booking has a copy of the policy it was made under. */
export const defaultCancellationPolicy: CancellationPolicy = { freeUntilHours: 48, lateChargeNights: 1 };

/** More nights than any stay has. Stored in policies, so it stays when limits change. */
export const allNights = 1000;

/** The terms of cancelling that are free at no time: no booking is made as early. All nights are charged. */
export const nonRefundable: CancellationPolicy = { freeUntilHours: 100_000, lateChargeNights: allNights };

export const chargesAllNights = ({ lateChargeNights }: CancellationPolicy): boolean => lateChargeNights >= allNights;

export const isNonRefundable = (policy: CancellationPolicy): boolean =>
  policy.freeUntilHours >= nonRefundable.freeUntilHours && chargesAllNights(policy);

export const isSamePolicy = (one: CancellationPolicy, other: CancellationPolicy): boolean =>
  one.freeUntilHours === other.freeUntilHours && one.lateChargeNights === other.lateChargeNights;

/** The instant until which a stay can be cancelled free of charge, in the time zone of the hotel's city. */
export const freeCancellationUntil = (
  policy: CancellationPolicy,
  city: string,
  checkIn: string,
  times: HotelTimes,
): Date => new Date(startOfStay(city, checkIn, times).getTime() - policy.freeUntilHours * 3_600_000);

type CancellableStay = {
  stay: Stay;
  totalMinor: number;
  /** Absent where every night costs the same. */
  lines?: PriceLine[];
  /** A stay that has some has lines. */
  adjustments?: PriceAdjustment[];
  cancellationPolicy: CancellationPolicy;
  freeCancellationUntil: Date;
};

/** Whether cancelling costs nothing at the instant `now`: up to and including `freeCancellationUntil`. */
export const isFreeToCancel = (freeCancellationUntil: Date | string, now: Date | number): boolean =>
  Number(now) <= new Date(freeCancellationUntil).getTime();

/** What cancelling costs at the instant `at`, in minor units. */
export const cancellationChargeMinor = (booking: CancellableStay, at: Date): number =>
  isFreeToCancel(booking.freeCancellationUntil, at) ? 0 : lateChargeMinor(booking);

/** What cancelling costs once it is not free any more, in minor units. */
export function lateChargeMinor({ stay, totalMinor, lines, adjustments, cancellationPolicy }: CancellableStay): number {
  if (lines)
    return lessPromotion(firstNightsMinor(lines, cancellationPolicy.lateChargeNights), totalOf(lines), adjustments);
  const nights = nightsOf(stay).length;
  return Math.round((totalMinor * Math.min(cancellationPolicy.lateChargeNights, nights)) / nights);
}
