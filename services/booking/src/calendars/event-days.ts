import { CalendarDate } from '@wayhouse/contracts';
import { addDays, instantIn, todayIn } from '@wayhouse/domain';
import ICAL from 'ical.js';
import type { BusyPeriod } from './domain/busy-nights.js';

/**
 * The hotel's time zone, the zones that the calendar defines, each as its offset from UTC in seconds, and those that were looked up by
 * their names.
 */
export type Zones = { timeZone: string; defined: Map<string, number>; known: Map<string, string | undefined> };

/** Looking one up takes long; no calendar needs more. */
const mostZones = 100;

/** A longer duration is a mistake, and takes long to add. */
const mostSeconds = 5 * 366 * 24 * 3600;

/** From the day on which an event begins up to the day on which it ends, in the hotel's time zone. */
export function periodOf(event: ICAL.Component, zones: Zones): BusyPeriod {
  const start = timeOf(event, 'dtstart');
  if (!start) throw new Error('no beginning');
  const from = dayOf(event, 'dtstart', start, zones);
  // What ends in a time zone of its own has it at its end, what has a duration at its beginning.
  const to = dayOf(event, event.hasProperty('dtend') ? 'dtend' : 'dtstart', endOf(event, start), zones);
  // Some sites end an event of one day on the same day.
  return { from, to: start.isDate && to <= from ? addDays(from, 1) : to };
}

const clock = /^(T([01]\d|2[0-4]):[0-5]\d:[0-6]\dZ?)?$/;

/**
 * Undefined where the event has none. The library takes the digits from where they ought to be, whatever stands there, and another
 * day for one that there is not.
 */
function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const property = event.getFirstProperty(name);
  if (!property) return undefined;
  const written = String(property.jCal[3]);
  if (!CalendarDate.safeParse(written.slice(0, 10)).success || !clock.test(written.slice(10)))
    throw new Error('no time');
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) throw new Error('no time');
  return time;
}

function endOf(event: ICAL.Component, start: ICAL.Time): ICAL.Time {
  const end = timeOf(event, 'dtend');
  if (end) return end;
  const duration = event.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return start;
  if (!(Math.abs(duration.toSeconds()) <= mostSeconds)) throw new Error('a duration too long');
  const after = start.clone();
  after.addDuration(duration);
  return after;
}

const calendarDay = /^(19|20|21)\d\d-\d\d-\d\d$/;

/** The day in the hotel's time zone. A time without a zone, or in one that nobody knows, is the hotel's own. */
function dayOf(event: ICAL.Component, name: string, time: ICAL.Time, zones: Zones): string {
  const shown = time.toString().slice(0, 10);
  if (!calendarDay.test(shown)) throw new Error('no day');
  if (time.isDate) return shown;
  if (time.zone !== ICAL.Timezone.localTimezone) return todayIn(zones.timeZone, time.toJSDate());
  const tzid = event.getFirstProperty(name)?.getFirstParameter('tzid');
  return (tzid && dayFrom(tzid, time, zones)) || shown;
}

/** Of a time in a zone that is known by its name, or that the calendar defines. */
function dayFrom(tzid: string, time: ICAL.Time, { timeZone, defined, known }: Zones): string | undefined {
  const [day, clock] = time.toString().split('T') as [string, string];
  if (!known.has(tzid) && known.size < mostZones) known.set(tzid, knownZone(tzid));
  const zone = known.get(tzid);
  if (zone) return todayIn(timeZone, instantIn(zone, day, clock.slice(0, 5)));
  const offset = defined.get(tzid);
  return offset === undefined
    ? undefined
    : todayIn(timeZone, new Date(Date.parse(`${day}T${clock.slice(0, 5)}Z`) - offset * 1000));
}

/** By the one name of several that it has: what is remembered of zones stays little, whatever calendars name. */
function knownZone(tzid: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: tzid }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The standard time of the zones that a calendar defines. Their rules are not followed: those of somebody else can take any time to
 * expand, and zones with rules have names that are known.
 */
export function definedZones(zones: ICAL.Component[]): Map<string, number> {
  const offsets = new Map<string, number>();
  for (const zone of zones) {
    const part = zone.getFirstSubcomponent('standard') ?? zone.getFirstSubcomponent('daylight');
    const offset = part?.getFirstPropertyValue('tzoffsetto');
    if (offset instanceof ICAL.UtcOffset && Number.isFinite(offset.toSeconds()))
      offsets.set(String(zone.getFirstPropertyValue('tzid') ?? ''), offset.toSeconds());
  }
  return offsets;
}
