import { toAmount, toMinor } from '@wayhouse/domain/money';
import type { RatePlan as DomainPlan } from '@wayhouse/domain/rates/rate-plan';
import type { RatePlan } from './rate-plans.js';

// Apart from the schemas, which a page that only prices a stay does not load.

/** A plan as stays are priced by it. What changes nothing is left out. */
export const toDomainPlan = ({ surcharge, roomTypes: types, ...plan }: RatePlan): DomainPlan => ({
  ...plan,
  ...(surcharge && { surchargeMinor: toMinor(surcharge) }),
  ...(types?.length && { roomTypes: types }),
});

export const toRatePlan = ({ surchargeMinor, ...plan }: DomainPlan): RatePlan => ({
  ...plan,
  ...(surchargeMinor !== undefined && { surcharge: toAmount(surchargeMinor) }),
});
