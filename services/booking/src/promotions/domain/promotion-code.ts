import {
  addDays,
  type AppliedPromotion,
  DomainError,
  isForNights,
  type PromotionValue,
  type Stay,
} from '@wayhouse/domain';

/**
 * A promotion code of a hotel, in capitals. It can be used on the days from `bookFrom` to `bookTo`, for nights from `stayFrom` to
 * `stayTo`, `daysAhead` of the arrival, for `maxUses` bookings; what is missing is no bound.
 */
export type PromotionTerms = {
  code: string;
  bookFrom?: string;
  bookTo?: string;
  stayFrom?: string;
  stayTo?: string;
  daysAhead?: number;
  maxUses?: number;
} & PromotionValue;

/** `uses` counts the bookings with it that stand. */
export type PromotionCode = PromotionTerms & {
  id: string;
  hotelId: string;
  uses: number;
  addedAt: Date;
  endedAt?: Date;
};

/** What a code takes off a stay that is booked on `today`, which is the hotel's; throws why it does not hold. */
export function applyCode(promotion: PromotionCode, stay: Stay, today: string): AppliedPromotion {
  const { id, code, bookFrom, bookTo, stayFrom, stayTo: to, daysAhead = 0 } = promotion;
  assertUsable(promotion);
  if (bookTo && today > bookTo) throw new DomainError('promotion-ended');
  if (bookFrom && today < bookFrom) throw new DomainError('promotion-to-come', { day: bookFrom });
  if (!isForNights({ from: stayFrom, to }, stay)) throw new DomainError('promotion-not-for-nights');
  // Without them the night that is running counts, which the desk sells after midnight.
  const earliest = daysAhead > 0 ? addDays(today, daysAhead) : undefined;
  if (earliest && stay.checkIn < earliest) throw new DomainError('promotion-too-late', { days: daysAhead });
  const from = laterOf(stayFrom, earliest);
  const value =
    promotion.percentOff === undefined ? { minorOff: promotion.minorOff } : { percentOff: promotion.percentOff };
  return { id, code, ...(from && { from }), ...(to && { to }), ...value };
}

export function assertUsable({ endedAt, maxUses, uses }: PromotionCode): void {
  if (endedAt) throw new DomainError('promotion-ended');
  if (maxUses !== undefined && uses >= maxUses) throw new DomainError('promotion-used-up');
}

/** An ended code stays as it is. */
export const endCode = (promotion: PromotionCode, now: Date): PromotionCode =>
  promotion.endedAt ? promotion : { ...promotion, endedAt: now };

const laterOf = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);
