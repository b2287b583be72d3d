import { type CalendarFailure, latestDeparture, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { InTransaction, Log } from '@wayhouse/service-kit';
import { isClosed } from '../hotels/domain/closings.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { CalendarError } from './calendar-error.js';
import { type Deps as ApplyDeps, applyCalendar, type BusyCalendar, type ImportOutcome } from './apply-calendar.js';
import { busyNights } from './domain/busy-nights.js';
import { type ImportedCalendar, nextImport } from './domain/imported-calendar.js';
import type { FetchCalendar } from './fetching/fetch-calendar.js';
import type { CountImport } from './import-metrics.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';
import { parseCalendar } from './parse-calendar.js';
import { uidEnd } from './unit-events.js';

export type Deps = ApplyDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  hotels: Pick<HotelProjection, 'findClosings'>;
  importedCalendars: Pick<ImportedCalendars, 'record' | 'recordFailed' | 'find'>;
  fetchCalendar: FetchCalendar;
  countImport: CountImport;
  log: Pick<Log, 'warn'>;
};

/**
 * Reads a calendar that this process has claimed, and blocks its nights. While it cannot be read, what it has blocked stays blocked:
 * the other site may go on selling. Those of a hotel that is closed are left as they are.
 */
export async function importCalendar(deps: Deps, calendar: ImportedCalendar): Promise<ImportOutcome> {
  const outcome = await readAndApply(deps, calendar).catch((error: Error): CalendarFailure => {
    deps.log.warn({ calendar: calendar.id, error: error.message }, 'importing a calendar has failed');
    return 'unexpected';
  });
  deps.countImport(outcome);
  if (outcome === 'imported' || outcome === 'overtaken') return outcome;
  if (outcome === 'hotel-closed') {
    const asBefore = { failure: calendar.failure, failures: calendar.failures, dueAt: nextImport(deps.now(), 0) };
    await deps.inTransaction((tx) => deps.importedCalendars.recordFailed(tx, calendar, asBefore));
    return outcome;
  }
  const failures = calendar.failures + 1;
  const dueAt = nextImport(deps.now(), failures);
  const nothing = outcome === 'unit-gone' && { nights: [], conflicts: [] };
  await deps.inTransaction((tx) =>
    deps.importedCalendars.recordFailed(tx, calendar, { failure: outcome, failures, dueAt, ...nothing }),
  );
  return outcome;
}

async function readAndApply(deps: Deps, calendar: ImportedCalendar): Promise<ImportOutcome> {
  if (isClosed(await deps.hotels.findClosings(calendar.hotelId))) return 'hotel-closed';
  const { city } = await deps.rooms.get(calendar.room);
  const read = await readCalendar(deps, calendar, timeZoneOf(city));
  return 'failure' in read ? read.failure : deps.inTransaction((tx) => applyCalendar(deps, tx, calendar, read));
}

async function readCalendar(
  { fetchCalendar, now }: Deps,
  { address, room, unit }: ImportedCalendar,
  timeZone: string,
): Promise<BusyCalendar | { failure: CalendarFailure }> {
  try {
    const text = await fetchCalendar(address);
    const today = todayIn(timeZone, now());
    const { periods, repeating } = parseCalendar(text, { timeZone, today, ownUids: uidEnd(room, unit) });
    return { busy: busyNights(periods, { from: today, to: latestDeparture(today) }), repeating };
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.failure };
    throw error;
  }
}
