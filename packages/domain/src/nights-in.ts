import { type Weekday, weekdayOf } from './rates/weekday.js';
import { nightsOf } from './stay.js';

/** `to` is the day after the last night. */
type Period = { from: string; to: string; weekdays?: readonly Weekday[] };

/** The nights from `from` up to, not including, `to`; with `weekdays` those alone that begin on them. */
export const nightsIn = ({ from, to, weekdays }: Period): string[] =>
  nightsOf({ checkIn: from, checkOut: to }).filter((night) => !weekdays || weekdays.includes(weekdayOf(night)));
