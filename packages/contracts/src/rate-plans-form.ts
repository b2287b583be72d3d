import { allNights, nonRefundable } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { roomTypes } from '@wayhouse/domain/room-types';
import { z } from 'zod';
import { Id, line, Numeric } from './fields.js';
import { problem } from './input-problem.js';
import { planDescriptions as described } from './rate-plans.js';

// Apart from what is shown, so that pages without this form do not load it.

/** As the owner enters it. */
export const CancellationPolicyForm = z.object({
  freeUntilHours: Numeric.pipe(z.number().int().min(0).max(nonRefundable.freeUntilHours)).meta({
    description: `How many hours before check-in free cancellation ends; ${nonRefundable.freeUntilHours} where it is never free.`,
  }),
  lateChargeNights: Numeric.pipe(z.number().int().min(1).max(allNights)).meta({
    description: `How many nights are charged after that; ${allNights} charge all.`,
  }),
});

/** As the owner enters it. */
export const RatePlanForm = z.object({
  id: Id.meta({ description: `${described.id} You choose it; guests do not see it.` }),
  name: line(limits.planName).meta({ description: described.name }),
  percentOff: Numeric.pipe(z.number().int().min(0).max(limits.planPercentOff))
    .default(0)
    .meta({ description: described.percentOff }),
  surcharge: Numeric.pipe(z.number().min(0).max(limits.taxAmount).multipleOf(0.01))
    .default(0)
    .meta({ description: `${described.surcharge} At most two decimals.` }),
  cancellationPolicy: CancellationPolicyForm.optional().meta({ description: described.policy }),
  roomTypes: z
    .array(z.enum(roomTypes))
    .max(roomTypes.length)
    .default([])
    .transform((types) => roomTypes.filter((type) => types.includes(type)))
    .meta({ description: described.roomTypes }),
});

/** Guests choose by name. */
export const RatePlansForm = z
  .array(RatePlanForm)
  .max(limits.plans)
  .refine((plans) => isUnique(plans.map(({ id }) => id)), problem('plans-alike'))
  .refine((plans) => isUnique(plans.map(({ name }) => name.toLowerCase())), problem('plans-alike'));

const isUnique = (values: string[]): boolean => new Set(values).size === values.length;
