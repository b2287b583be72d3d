import { type CancellationPolicy as Policy, nonRefundable } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { Numeric } from './fields.js';

export const CancellationPolicy = z.object({
  freeUntilHours: z.int().min(0),
  lateChargeNights: z.int().min(0),
}) satisfies z.ZodType<Policy>;

/** As the owner enters it. */
export const CancellationPolicyForm = z.object({
  freeUntilHours: Numeric.pipe(z.number().int().min(0).max(nonRefundable.freeUntilHours)).meta({
    description: `How many hours before check-in free cancellation ends; ${nonRefundable.freeUntilHours} where it is never free.`,
  }),
  lateChargeNights: Numeric.pipe(z.number().int().min(1).max(limits.nights)).meta({
    description: `How many nights are charged after that; ${limits.nights} charge all.`,
  }),
});
