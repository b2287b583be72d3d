import type { CancellationPolicy as Policy } from '@wayhouse/domain/cancellation-policy';
import { z } from 'zod';

export const CancellationPolicy = z.object({
  freeUntilHours: z.int().min(0),
  lateChargeNights: z.int().min(0),
}) satisfies z.ZodType<Policy>;

/** Of a call that books. */
export const SeenPolicy = CancellationPolicy.optional().meta({
  description: 'The terms of cancelling that the caller has seen. On other terms nothing is booked.',
});
