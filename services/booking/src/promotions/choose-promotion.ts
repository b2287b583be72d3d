import { type AppliedPromotion, DomainError, type Stay, timeZoneOf, todayIn } from '@wayhouse/domain';
import { applyCode } from './domain/promotion-code.js';
import type { PromotionRepository } from './promotion-repository.js';
import type { WrongCodes } from './wrong-code-limit.js';

export type Deps = { promotions: Pick<PromotionRepository, 'find'>; wrongCodes: WrongCodes; now: () => Date };
type Entered = { callerId: string; room: { hotelId: string; city: string }; stay: Stay; code?: string };

/** What the code that somebody has entered takes off a stay, if one was; throws why it does not hold. */
export async function choosePromotion(
  { promotions, wrongCodes, now }: Deps,
  { callerId, room, stay, code }: Entered,
): Promise<{ promotion?: AppliedPromotion }> {
  if (code === undefined) return {};
  await wrongCodes.assertFewer(callerId, now());
  const found = await promotions.find(room.hotelId, code);
  if (found) return { promotion: applyCode(found, stay, todayIn(timeZoneOf(room.city), now())) };
  await wrongCodes.count(callerId, { hotelId: room.hotelId, code }, now());
  throw new DomainError('promotion-unknown');
}
