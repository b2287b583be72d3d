import { z } from 'zod';
import { problem } from './input-problem.js';

/**
 * A calendar date in the hotel's time zone, `YYYY-MM-DD`; not an instant, so no time zone can shift it. Of a date-time only
 * the date part is used. Years 1000 to 2999, so that date arithmetic never leaves four digits.
 */
export const CalendarDate = z
  .string()
  .max(40)
  .regex(/^[12]\d{3}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, problem('date-malformed'))
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date(problem('date-unknown')));
