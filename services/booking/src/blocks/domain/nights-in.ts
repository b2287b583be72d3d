import { nightsOf, type Weekday, weekdayOf } from '@wayhouse/domain';

type Period = { from: string; to: string; weekdays?: Weekday[] };

/** The nights from `from` up to, not including, `to`; with `weekdays` those alone that begin on them. */
export const nightsIn = ({ from, to, weekdays }: Period): string[] =>
  nightsOf({ checkIn: from, checkOut: to }).filter((night) => !weekdays || weekdays.includes(weekdayOf(night)));
