import { limits } from '@wayhouse/domain/limits';
import { roomTypes } from '@wayhouse/domain/room-types';
import { z } from 'zod';
import { CancellationPolicy, CancellationPolicyForm } from './cancellation-policy.js';
import { Id, line, Numeric } from './fields.js';
import { problem } from './input-problem.js';

const described = {
  id: 'The plan’s id, which a booking on it names.',
  name: 'What guests see it as.',
  percentOff: 'What it takes off the price of each night, as a percentage.',
  surcharge: 'What it adds for each guest and night, in currency units.',
  policy: 'The terms of cancelling on it; those of the hotel if it has none of its own.',
  roomTypes: 'The types of room that it is for; all if there are none.',
};

/** Terms on which a room can be booked beside its standard ones. */
export const RatePlan = z.object({
  id: z.string().meta({ description: described.id }),
  name: z.string().meta({ description: described.name }),
  percentOff: z.number().meta({ description: described.percentOff }),
  surcharge: z.number().optional().meta({ description: described.surcharge }),
  cancellationPolicy: CancellationPolicy.optional().meta({ description: described.policy }),
  roomTypes: z.array(z.enum(roomTypes)).optional().meta({ description: described.roomTypes }),
});
export type RatePlan = z.output<typeof RatePlan>;

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

/** The plan that a booking was made on. */
export const AppliedPlan = z.object({
  id: z.string(),
  name: z.string().meta({ description: described.name }),
  percentOff: z.number().meta({ description: described.percentOff }),
});
