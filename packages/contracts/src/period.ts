import { limits } from '@wayhouse/domain/limits';
import { periodNames } from '@wayhouse/domain/period';
import { z } from 'zod';
import { CalendarDate } from './calendar-date.js';
import { dateRange } from './date-range.js';
import { ownHotel } from './fields.js';
import { problem } from './input-problem.js';

const { periodYears } = limits;
/** With a leap day. */
const maxDays = periodYears * 365 + 1;
const withValidPeriod = dateRange({
  from: 'from',
  to: 'to',
  maxDays,
  errors: { order: problem('period-order'), tooLong: problem('period-too-long', { years: periodYears }) },
});

const from = CalendarDate.meta({ description: 'The first day.' });
const to = CalendarDate.meta({ description: 'The day after the last day.' });

/** A period by its dates. */
export const PeriodDates = withValidPeriod(z.object({ from, to }));

/** The same of a hotel of the caller. */
export const HotelPeriodDates = withValidPeriod(z.object({ from, to, ...ownHotel }));

/** A period by its name or by its dates, of a hotel of the caller. */
export const PeriodQuery = withValidPeriod(
  z
    .object({
      period: z
        .enum(periodNames)
        .optional()
        .meta({ description: 'A named period in the hotel’s time zone. Alternatively, give `from` and `to`.' }),
      from: from.optional(),
      to: to.optional(),
      ...ownHotel,
    })
    .refine(({ period, from, to }) => period || (from && to), {
      path: ['period'],
      ...problem('period-or-dates'),
    }),
);
