import { limits } from '@wayhouse/domain/limits';
import { CalendarDate } from './calendar-date.js';
import { dateRange } from './date-range.js';
import { problem } from './input-problem.js';

/** The nights to book. */
export const stayDates = {
  checkInDate: CalendarDate.meta({ description: 'The day of arrival, in the hotel’s time zone.' }),
  checkOutDate: CalendarDate.meta({ description: 'The day of departure; that night is not included.' }),
};

/** Adds that there is at least one night, and not too many. Use it on an object that has these fields. */
export const withValidStay = dateRange({
  from: 'checkInDate',
  to: 'checkOutDate',
  maxDays: limits.nights,
  errors: { order: problem('date-order'), tooLong: problem('too-many-nights', { most: limits.nights }) },
});
