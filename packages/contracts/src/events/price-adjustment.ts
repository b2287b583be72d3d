import { z } from 'zod';

/** What the price of the nights of a booking is raised or lowered by, in minor units. */
export const PriceAdjustment = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('further-guests'),
    guests: z.int().positive(),
    nights: z.int().positive(),
    eachMinor: z.int().positive(),
    amountMinor: z.int(),
  }),
  z.object({ what: z.literal('promotion'), code: z.string(), amountMinor: z.int() }),
]);
