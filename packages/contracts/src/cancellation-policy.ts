import type { CancellationPolicy as Policy } from '@wayhouse/domain/cancellation-policy';
import { z } from 'zod';

export const CancellationPolicy = z.object({
  freeUntilHours: z.int().min(0),
  lateChargeNights: z.int().min(0),
}) satisfies z.ZodType<Policy>;
