import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { addDays } from '@wayhouse/domain/stay';

/** The day after the one that was entered. What is no date stays as it is, for the schema to refuse. */
export const dayAfter = (entered: string): string =>
  CalendarDate.safeParse(entered).success ? addDays(entered, 1) : entered;
