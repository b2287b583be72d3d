import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** A promotion code has as many uses as bookings that stand were made with it, and no more than it may have. */
export function checkPromotions({ booking: { bookings, promotions } }: PlatformData): Contradiction[] {
  const standing = new Map<string, number>();
  for (const { state, promotion } of bookings)
    if (promotion && state !== 'cancelled') standing.set(promotion.id, (standing.get(promotion.id) ?? 0) + 1);
  return promotions.flatMap(({ _id, code, uses, maxUses = Infinity }) => {
    const counted = standing.get(_id) ?? 0;
    if (counted === uses && uses <= maxUses) return [];
    const text = `The code ${code} counts ${uses} uses of ${maxUses}; ${counted} bookings that stand have it.`;
    return [{ kind: 'promotion-other-than-used', subject: _id, text }];
  });
}
