import { limits } from '@wayhouse/domain/limits';
import * as calendar from '@wayhouse/contracts/calls/calendar-calls';
import { documentCall } from '../call-docs.js';
import { exampleIds } from './examples.js';

const group = 'Your calendar';
const roomNotFound = 'The room does not exist or belongs to another hotel.';
const calendarNotFound = 'The room or the calendar does not exist, or belongs to another hotel.';
const airbnb = {
  ...{ _id: exampleIds.calendar, name: 'Airbnb', site: 'calendars.airbnb.example', state: 'imported' as const },
  ...{ importedAt: '2027-02-01T09:30:00.000Z', nextAt: '2027-02-01T09:45:00.000Z', nights: 5 },
  conflicts: [{ bookingId: exampleIds.booking, nights: ['2027-03-12'] }],
};
const unit = { unit: 1, address: `/api/bookings/calendars/${exampleIds.calendarToken}.ics` };
const withAirbnb = { units: [{ ...unit, calendars: [airbnb] }] };
const units = { units: [{ ...unit, calendars: [] }] };

export const calendarDocs = {
  showCalendars: documentCall(calendar.showCalendars, {
    group,
    summary: 'Get a room’s calendars',
    description: 'For each unit the address of its calendar, and the calendars of other sites that are imported.',
    errors: { 'not-found': roomNotFound },
    example: { input: { id: exampleIds.room }, response: withAirbnb },
  }),
  replaceCalendarAddress: documentCall(calendar.replaceCalendarAddress, {
    group,
    summary: 'Replace the address of a calendar',
    description: 'Gives the unit’s calendar a new secret address. The one before stops working at once.',
    errors: { 'not-found': roomNotFound, 'rule-broken': 'The room has no such unit.' },
    confirmation: 'calendarAddressReplaced',
    example: { input: { room: exampleIds.room, unit: 1 }, response: units },
  }),
  addCalendar: documentCall(calendar.addCalendar, {
    group,
    summary: 'Import a calendar of another site',
    description:
      'Imports the calendar now and every 15 minutes, after failures less often: its busy nights are blocked in the unit. Of nights that are booked here already the owner gets an email.',
    errors: {
      'not-found': roomNotFound,
      'rule-broken': `The room has no such unit, the unit has ${limits.calendarsPerUnit} calendars or this one already, the hotel has ${limits.calendarsPerHotel}, or the address is not one of the internet with https.`,
    },
    confirmation: 'calendarAdded',
    example: {
      input: { room: exampleIds.room, unit: 1, name: 'Airbnb', address: 'https://calendars.airbnb.example/room-1.ics' },
      response: withAirbnb,
    },
  }),
  changeCalendar: documentCall(calendar.changeCalendar, {
    group,
    summary: 'Change an imported calendar',
    description:
      'Changes its name, also at the nights that it blocks. With an address it is imported from there now; until that has worked, what it has blocked stays blocked.',
    errors: {
      'not-found': calendarNotFound,
      'rule-broken': 'The unit has this calendar already, or the address is not one of the internet with https.',
    },
    confirmation: 'calendarChanged',
    example: {
      input: { room: exampleIds.room, calendarId: exampleIds.calendar, name: 'Airbnb' },
      response: withAirbnb,
    },
  }),
  importCalendar: documentCall(calendar.importCalendar, {
    group,
    summary: 'Import a calendar now',
    description:
      'Responds once the import is over: `outcome` is whether it has worked, `failure` of the calendar why it has not.',
    errors: { 'not-found': calendarNotFound },
    confirmation: 'calendarImported',
    example: {
      input: { room: exampleIds.room, calendarId: exampleIds.calendar },
      response: { ...withAirbnb, outcome: 'imported' },
    },
  }),
  removeCalendar: documentCall(calendar.removeCalendar, {
    group,
    summary: 'Remove an imported calendar',
    description: 'Unblocks the nights that neither another calendar nor a block of yours has.',
    errors: { 'not-found': calendarNotFound },
    confirmation: 'calendarRemoved',
    example: { input: { room: exampleIds.room, calendarId: exampleIds.calendar }, response: units },
  }),
  readCalendar: documentCall(calendar.readCalendar, {
    group,
    summary: 'Read the calendar of a unit',
    description:
      'An iCalendar file (RFC 5545) of the taken nights of a unit, for other sites. Whoever has the address may read it; it has nothing of guests. It changes at most daily unless something is booked or blocked: send its `ETag` as `If-None-Match`.',
    errors: { 'not-found': 'The address was replaced, or never existed.' },
    example: {
      input: { token: exampleIds.calendarToken },
      response: [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Wayhouse//Calendar of a room//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:5d1f0c3e8a444c0b9b572f6f0f5f7a10@calendar.wayhouse',
        'DTSTAMP:20270201T000000Z',
        'DTSTART;VALUE=DATE:20270312',
        'DTEND;VALUE=DATE:20270315',
        'SUMMARY:Booked',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
  }),
};
