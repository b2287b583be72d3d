import { foldLines } from '@wayhouse/messages/fold-lines';
import ICAL from 'ical.js';
import { messages } from './messages.js';
import type { UnitEvent } from './unit-events.js';

/**
 * A calendar (RFC 5545) of events of whole days, which are busy. It changes only with them, and from day to day: other sites need not
 * read the same one again.
 */
export function writeCalendar(events: UnitEvent[], today: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Wayhouse//Calendar of a room//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  for (const event of events) calendar.addSubcomponent(toComponent(event, today));
  return `${foldLines(calendar.toString())}\r\n`;
}

function toComponent({ uid, from, to, what }: UnitEvent, today: string): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(today), true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
  event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to));
  event.addPropertyWithValue('summary', messages[what]);
  event.addPropertyWithValue('transp', 'OPAQUE');
  return event;
}
