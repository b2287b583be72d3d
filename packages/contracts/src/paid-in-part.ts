import { z } from 'zod';

/** Of a stay in the hotel's calendars. */
export const PaidInPart = z
  .object({
    paid: z.number().meta({ description: 'What of the price is paid, by card or at the hotel.' }),
    totalPrice: z.number().meta({ description: 'The price of the stay, with taxes and fees.' }),
    currency: z.string().meta({ description: 'The currency of the amounts (ISO 4217).' }),
  })
  .optional()
  .meta({
    description:
      'Present where a part of the price is paid and the rest is owed. `paid` is 0 where the state is `paid` and all of the price is owed again.',
  });

export type PaidInPart = z.output<typeof PaidInPart>;
