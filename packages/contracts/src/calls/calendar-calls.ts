import { z } from 'zod';
import { calendarFailures } from '@wayhouse/domain/calendar-failures';
import { limits } from '@wayhouse/domain/limits';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { Id, line, RoomId, text, Unit } from '../fields.js';
import { problem } from '../input-problem.js';

const path = '/api/bookings/hotel/calendars';
const at = (description: string) => z.iso.datetime().meta({ description });
const unit = Unit.meta({ description: 'The unit of the room, from 1.' });

const ImportedCalendar = z.object({
  _id: z.string(),
  name: z.string(),
  site: z.string().meta({ description: 'The host of its address. The address itself is not shown again.' }),
  state: z.enum(['waiting', 'imported', 'failed']).meta({ description: 'Of the last import.' }),
  failure: z.enum(calendarFailures).optional().meta({ description: 'Why the last import has failed.' }),
  importedAt: at('When it was last imported with success.').optional(),
  nextAt: at('When it is imported next.'),
  nights: z.number().meta({ description: 'How many nights from today on it blocks.' }),
  repeating: z
    .array(z.string())
    .optional()
    .meta({ description: 'The first days of events that repeat, which are not supported and were left out.' }),
  conflicts: z
    .array(z.object({ bookingId: z.string(), nights: z.array(z.string()) }))
    .meta({ description: 'Nights that it has although they are booked here, by booking.' }),
});
export type ImportedCalendar = z.output<typeof ImportedCalendar>;

const units = z
  .array(
    z.object({
      unit: z.number(),
      address: z.string().meta({ description: 'The path of its calendar for other sites. Who knows it can read it.' }),
      calendars: z.array(ImportedCalendar),
    }),
  )
  .meta({ description: 'The units of the room, and units that are there no more of which calendars are imported.' });
export type UnitCalendars = z.output<typeof units>[number];

export const showCalendars = defineCall({
  method: 'GET',
  path: `${path}/:id`,
  access: 'viewer',
  input: z.object({ id: RoomId }),
  response: z.object({ units }),
});

const changed = z.object({ message: z.string(), units });

/** The address before stops working at once. */
export const replaceCalendarAddress = defineCall({
  method: 'POST',
  path: `${path}/replace-address`,
  access: 'manager',
  input: z.object({ room: RoomId, unit }),
  response: changed,
});

const name = line(limits.calendarName).meta({
  description: 'What you call it, such as the name of the other site.',
});
const address = text(limits.calendarAddress).regex(/^(https?|webcal):\/\/[^\s/]+/i, problem('address-malformed'));

/** Adds the calendar and imports it. */
export const addCalendar = defineCall({
  method: 'POST',
  path: `${path}/add`,
  access: 'manager',
  input: z.object({
    room: RoomId,
    unit,
    name,
    address: address.meta({ description: 'Its address (https) at the other site.' }),
  }),
  response: changed,
});

const calendarId = Id.meta({ description: 'The id of the imported calendar.' });

/** Gives the calendar a name, which its nights show from then on, and another address, which is imported at once. */
export const changeCalendar = defineCall({
  method: 'POST',
  path: `${path}/change`,
  access: 'manager',
  input: z.object({
    room: RoomId,
    calendarId,
    name,
    address: address.optional().meta({ description: 'Its address (https) from now on. Without it, the one it has.' }),
  }),
  response: changed,
});

/** Imports the calendar at once, unless that is just being done. */
export const importCalendar = defineCall({
  method: 'POST',
  path: `${path}/import`,
  access: 'manager',
  input: z.object({ room: RoomId, calendarId }),
  response: changed.extend({
    outcome: z
      .enum(['imported', 'importing', 'failed'])
      .meta({ description: 'Of this import: `importing` if it was being done already.' }),
  }),
});

/** Removes the calendar and unblocks the nights that no other one and no block of yours has. */
export const removeCalendar = defineCall({
  method: 'POST',
  path: `${path}/remove`,
  access: 'manager',
  input: z.object({ room: RoomId, calendarId }),
  response: changed,
});

/** The calendar of a unit for other sites (RFC 5545): its taken nights, with nothing of who has them. */
export const readCalendar = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/calendars/:token',
  access: 'anyone',
  document: 'text/calendar',
  input: z.object({
    token: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}(\.ics)?$/, problem('id-malformed'))
      .meta({ description: 'The end of the secret address.' }),
    without: Id.optional().meta({
      description: 'The id of an imported calendar whose nights are left out, for the site that it comes from.',
    }),
  }),
});
