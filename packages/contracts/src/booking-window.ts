import type { BookingWindow as Window } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { Numeric } from './fields.js';
import { problem } from './input-problem.js';

const lead = 'So many days before arrival a room is booked at the latest; 0 is the day of arrival itself.';
const ahead = 'So many days ahead arrivals can be booked.';

/** How late and how early guests can book a room. */
export const BookingWindow = z.object({
  leadDays: z.number().optional().meta({ description: lead }),
  daysAhead: z
    .number()
    .optional()
    .meta({ description: `${ahead} Without it ${limits.daysAhead}.` }),
});

/** The same as the owner enters it. */
export const bookingWindowFields = {
  leadDays: Numeric.pipe(z.number().int().min(0).max(limits.leadDays))
    .optional()
    .meta({ description: `${lead} Without it 0.` }),
  daysAhead: Numeric.pipe(z.number().int().min(1).max(limits.daysAhead))
    .optional()
    .meta({ description: `${ahead} Without it ${limits.daysAhead}.` }),
};

/** Adds that a day is left which can be booked. Use it on an object that has these fields. */
export const withOpenDays = <Schema extends z.ZodType<Window>>(schema: Schema) =>
  schema.refine(({ leadDays = 0, daysAhead = limits.daysAhead }) => leadDays <= daysAhead, {
    path: ['daysAhead'],
    ...problem('window-closed'),
  });

export const BookingWindowForm = withOpenDays(z.object(bookingWindowFields));
