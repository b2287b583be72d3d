import { calls, type CallResponse } from '@wayhouse/contracts';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import type { UnitOfRoom } from './show-calendars.js';

type Units = CallResponse<typeof calls.showCalendars>['units'];

export const toUnitsResponse = (units: UnitOfRoom[]): Units =>
  units.map(({ unit, token, calendars }) => ({
    unit,
    address: calls.readCalendar.path.replace(':token', `${token}.ics`),
    calendars: calendars.map(toCalendarResponse),
  }));

/** Without the address: who knows it reads what the other site has of its guests. */
function toCalendarResponse(calendar: ImportedCalendar): Units[number]['calendars'][number] {
  const { id: _id, name, address, failure, importedAt, dueAt, nights, repeating, conflicts } = calendar;
  return {
    _id,
    name,
    site: new URL(address).host,
    state: failure ? 'failed' : importedAt ? 'imported' : 'waiting',
    ...(failure && { failure }),
    ...(importedAt && { importedAt: importedAt.toISOString() }),
    nextAt: dueAt.toISOString(),
    nights: nights.length,
    ...(repeating.length && { repeating }),
    conflicts,
  };
}
