import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { Numeric } from './fields.js';

const included = 'So many guests the price of a night includes.';
const amount = 'What each guest above them costs more a night, in currency units; children count as guests.';

/** What a room costs more for guests above those that its price includes. */
export const FurtherGuests = z.object({
  included: z.number().meta({ description: included }),
  amount: z.number().meta({ description: amount }),
});
export type FurtherGuests = z.output<typeof FurtherGuests>;

/** The same as the owner enters it. */
export const FurtherGuestsForm = z.object({
  included: Numeric.pipe(z.number().int().min(1).max(limits.searchGuests)).meta({ description: included }),
  amount: Numeric.pipe(z.number().positive().max(limits.taxAmount).multipleOf(0.01)).meta({
    description: `${amount} At most two decimals.`,
  }),
});
