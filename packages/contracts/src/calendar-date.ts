import { z } from 'zod';

/**
 * A day in the hotel's place, `YYYY-MM-DD`. Not an instant, so no time zone can shift it. Of a
 * date-time, the date part counts. Years from 1000 to 2999, so that no reckoning with days leaves four digits.
 */
export const CalendarDate = z
  .string()
  .max(40)
  .regex(/^[12]\d{3}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, 'Use a date like 2027-03-14')
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date('This day does not exist'));
