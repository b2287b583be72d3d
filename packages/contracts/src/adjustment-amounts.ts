import { toAmount, toMinor } from '@wayhouse/domain/money';
import type {
  AppliedPromotion,
  FurtherGuests as DomainGuests,
  PriceAdjustment as Adjustment,
} from '@wayhouse/domain/rates/price-adjustments';
import type { FurtherGuests } from './further-guests.js';
import type { AppliedCode, PriceAdjustment } from './price-adjustments.js';

// Apart from the schemas, which a page that only prices a stay does not load.

export const toFurtherGuests = ({ included, eachMinor }: DomainGuests): FurtherGuests => ({
  included,
  amount: toAmount(eachMinor),
});

export const toDomainGuests = ({ included, amount }: FurtherGuests): DomainGuests => ({
  included,
  eachMinor: toMinor(amount),
});

/** A code that was checked for a stay, as that stay is priced with it. */
export const toPromotion = ({ code, percentOff, amountOff = 0 }: AppliedCode): AppliedPromotion => ({
  ...{ id: code, code },
  ...(percentOff === undefined ? { minorOff: toMinor(amountOff) } : { percentOff }),
});

/** In currency units. */
export function toAdjustmentAmount(line: Adjustment): PriceAdjustment {
  const amount = toAmount(line.amountMinor);
  if (line.what === 'promotion') return { what: line.what, code: line.code, amount };
  const { what, guests, nights, eachMinor } = line;
  return { what, guests, nights, each: toAmount(eachMinor), amount };
}
