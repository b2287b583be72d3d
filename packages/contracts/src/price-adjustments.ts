import { z } from 'zod';

/** What the price of the nights is raised or lowered by. */
export const PriceAdjustment = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('further-guests'),
    guests: z.number().meta({ description: 'The guests above those that the price of a night includes.' }),
    nights: z.number().meta({ description: 'The nights of the stay.' }),
    each: z.number().meta({ description: 'What each of them costs a night.' }),
    amount: z.number().meta({ description: 'What they cost together.' }),
  }),
  z.object({
    what: z.literal('promotion'),
    code: z.string().meta({ description: 'The promotion code.' }),
    amount: z.number().meta({ description: 'What it takes off, below zero.' }),
  }),
]);
export type PriceAdjustment = z.output<typeof PriceAdjustment>;

/** The promotion code of a booking, or one that was checked for a stay. */
export const AppliedCode = z.object({
  code: z.string().meta({ description: 'The code, in capitals.' }),
  percentOff: z.number().optional().meta({ description: 'The percentage that it takes off the nights.' }),
  amountOff: z.number().optional().meta({ description: 'The amount that it takes off the nights.' }),
});
export type AppliedCode = z.output<typeof AppliedCode>;
