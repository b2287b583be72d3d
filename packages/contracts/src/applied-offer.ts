import { offerIds } from '@wayhouse/domain/rates/offers';
import { z } from 'zod';

/** The offer that a price has, as it was when the price was calculated. */
export const AppliedOffer = z.object({
  id: z.enum(offerIds),
  percentOff: z.int().min(1).max(99).meta({ description: 'What it takes off each night, as a percentage.' }),
});
