import { addDays, limits } from '@wayhouse/domain';
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.js';
import type { BusyPeriod } from './domain/busy-nights.js';
import { definedZones, periodOf } from './event-days.js';

/** Of the events that are left out. */
const mostNamed = 10;
const dayMs = 24 * 3600_000;

/** Of an unfolded line, of which calendars have none so long: the library reads one with many parameters in the square of its length. */
const mostCharacters = 20_000;

/** `ownUids` is what the ids of the unit's own events end with. */
type Reader = { timeZone: string; today: string; ownUids: string };

/** `repeating` are the first days of events that repeat, which are not supported. */
export type ParsedCalendar = { periods: BusyPeriod[]; repeating: string[] };

/**
 * When a unit is busy by a calendar (RFC 5545): in the nights of all events that are neither cancelled nor marked as free, from the
 * day they begin up to the day they end in the hotel's time zone. Throws a `CalendarError` unless all of it can be read. Reading takes
 * no longer than the text is long: nothing that a calendar describes by rules is expanded.
 */
export function parseCalendar(text: string, { timeZone, today, ownUids }: Reader): ParsedCalendar {
  if (unfoldedLines(text).some(({ length }) => length > mostCharacters)) throw new CalendarError('too-large');
  const { events, zones } = parse(text);
  if (events.length > limits.calendarEvents) throw new CalendarError('too-large');
  try {
    const of = { timeZone, defined: definedZones(zones), known: new Map<string, string | undefined>() };
    const withPeriods = events
      .filter((event) => isBusy(event) && !uidOf(event).endsWith(ownUids))
      .map((event) => ({ event, period: periodOf(event, of) }));
    const overNight = withPeriods.filter(({ period }) => period.from < period.to);
    return {
      periods: overNight.filter(({ event }) => !repeats(event)).map(({ period }) => period),
      repeating: firstDays(overNight.filter((each) => repeats(each.event) && !isOver(each, today))),
    };
  } catch {
    throw new CalendarError('not-a-calendar');
  }
}

const unfoldedLines = (text: string): string[] => text.replace(/\r?\n[ \t]/g, '').split('\n');

const firstDays = (events: { period: BusyPeriod }[]): string[] =>
  [...new Set(events.map(({ period }) => period.from))].sort().slice(0, mostNamed);

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
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((each) => new ICAL.Component(each as object[]));
  if (!calendars.length || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('not a calendar');
  return calendars;
}

const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

const isBusy = (event: ICAL.Component): boolean =>
  valueOf(event, 'status') !== 'CANCELLED' && valueOf(event, 'transp') !== 'TRANSPARENT';

/** By its end, what came from this unit and comes back by another site is known. */
const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '').toLowerCase();

const repeats = (event: ICAL.Component): boolean => event.hasProperty('rrule') || event.hasProperty('rdate');

/** Whether the last time of an event that repeats is in the past. */
function isOver({ event, period }: { event: ICAL.Component; period: BusyPeriod }, today: string): boolean {
  const rule = event.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur) || !rule.until || event.hasProperty('rdate')) return false;
  const days = Math.round((Date.parse(period.to) - Date.parse(period.from)) / dayMs);
  return addDays(rule.until.toString().slice(0, 10), days) < today;
}
