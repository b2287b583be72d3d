import { limits } from '@wayhouse/domain';
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';
import type { BusyPeriod } from './domain/busy-nights.js';
import { definedZones, periodOf } from './event-days.js';
import { ownUid } from './unit-events.js';

/** Of the events that are left out. */
const mostNamed = 10;

/** `repeating` are the first days of events that repeat, which are not supported. */
export type ParsedCalendar = { periods: BusyPeriod[]; repeating: string[] };

/**
 * When a unit is busy by a calendar (RFC 5545): in the nights of all events that are neither cancelled nor marked as free, from the
 * day they begin up to the day they end in the hotel's time zone. Throws a `CalendarError` unless all of it can be read. Reading takes
 * no longer than the text is long: nothing that a calendar describes by rules is expanded.
 */
export function parseCalendar(text: string, timeZone: string): ParsedCalendar {
  const { events, zones } = parse(text);
  if (events.length > limits.calendarEvents) throw new CalendarError('too-large');
  try {
    const of = { timeZone, defined: definedZones(zones) };
    const withPeriods = events.filter(isBusy).map((event) => ({ event, period: periodOf(event, of) }));
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

function parse(text: string): { events: ICAL.Component[]; zones: ICAL.Component[] } {
  try {
    const calendars = calendarsOf(text);
    const partsOf = (name: string) => calendars.flatMap((calendar) => calendar.getAllSubcomponents(name));
    // By themselves, so that the library does not look for the definitions of their time zones, and expand them.
    return { events: partsOf('vevent').map(({ jCal }) => new ICAL.Component(jCal)), zones: partsOf('vtimezone') };
  } catch {
    throw new CalendarError('not-a-calendar');
  }
}

function calendarsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((each) => new ICAL.Component(each as object[]));
  if (!calendars.length || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('not a calendar');
  return calendars;
}

const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** What came from here, and comes back by another site, counts as little as what is cancelled or free. */
const isBusy = (event: ICAL.Component): boolean =>
  valueOf(event, 'status') !== 'CANCELLED' &&
  valueOf(event, 'transp') !== 'TRANSPARENT' &&
  !ownUid.test(String(event.getFirstPropertyValue('uid') ?? ''));

const repeats = (event: ICAL.Component): boolean => event.hasProperty('rrule') || event.hasProperty('rdate');
