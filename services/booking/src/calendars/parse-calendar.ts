import { addDays, instantIn, todayIn } from '@wayhouse/domain';
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';
import type { BusyPeriod } from './domain/busy-nights.js';
import { ownUid } from './unit-events.js';

/** Of the events that are left out. */
const mostNamed = 20;

/** `repeating` are the first days of events that repeat, which are not supported. */
export type ParsedCalendar = { periods: BusyPeriod[]; repeating: string[] };

/**
 * When a unit is busy by a calendar (RFC 5545): in the nights of all events that are neither cancelled nor marked as free, from the
 * day they begin up to the day they end in the hotel's time zone. Throws a `CalendarError` unless all of it can be read.
 */
export function parseCalendar(text: string, timeZone: string): ParsedCalendar {
  try {
    const events = componentsOf(text).filter(isBusy);
    const withPeriods = events.map((event) => ({ event, period: periodOf(event, timeZone) }));
    const overNight = withPeriods.filter(({ period }) => period.from < period.to);
    return {
      periods: overNight.filter(({ event }) => !repeats(event)).map(({ period }) => period),
      repeating: firstDays(overNight.filter(({ event }) => repeats(event)).map(({ period }) => period)),
    };
  } catch {
    throw new CalendarError('not-a-calendar');
  }
}

const firstDays = (periods: BusyPeriod[]): string[] =>
  [...new Set(periods.map(({ from }) => from))].sort().slice(0, mostNamed);

function componentsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((each) => new ICAL.Component(each as object[]));
  if (!calendars.length || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('not a calendar');
  return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
}

const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** What came from here, and comes back by another site, counts as little as what is cancelled or free. */
const isBusy = (event: ICAL.Component): boolean =>
  valueOf(event, 'status') !== 'CANCELLED' &&
  valueOf(event, 'transp') !== 'TRANSPARENT' &&
  !ownUid.test(String(event.getFirstPropertyValue('uid') ?? ''));

const repeats = (event: ICAL.Component): boolean => event.hasProperty('rrule') || event.hasProperty('rdate');

function periodOf(event: ICAL.Component, timeZone: string): BusyPeriod {
  const { startDate, endDate } = new ICAL.Event(event);
  const from = dayOf(event, 'dtstart', startDate, timeZone);
  // What ends in a time zone of its own has it at its end, what has a duration at its beginning.
  const to = dayOf(event, event.hasProperty('dtend') ? 'dtend' : 'dtstart', endDate, timeZone);
  // Some sites end an event of one day on the same day.
  return { from, to: startDate.isDate && to <= from ? addDays(from, 1) : to };
}

const calendarDay = /^(19|20|21)\d\d-\d\d-\d\d$/;

/** The day in the hotel's time zone. A time without a zone, or in one that nobody knows, is the hotel's own. */
function dayOf(event: ICAL.Component, name: string, time: ICAL.Time, timeZone: string): string {
  const shown = time.toString().slice(0, 10);
  if (!calendarDay.test(shown)) throw new Error('no day');
  if (time.isDate) return shown;
  if (time.zone !== ICAL.Timezone.localTimezone) return todayIn(timeZone, time.toJSDate());
  const tzid = event.getFirstProperty(name)?.getFirstParameter('tzid');
  return (tzid && dayFrom(tzid, time, timeZone)) || shown;
}

/** Of a time in a zone that the calendar names and does not define. */
function dayFrom(tzid: string, time: ICAL.Time, timeZone: string): string | undefined {
  try {
    const [day, clock] = time.toString().split('T') as [string, string];
    return todayIn(timeZone, instantIn(tzid, day, clock.slice(0, 5)));
  } catch {
    return undefined;
  }
}
