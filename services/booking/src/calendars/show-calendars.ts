import type { InTransaction } from '@wayhouse/service-kit';
import { requireOwnRoom } from '../blocks/require-own-room.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { nightsOf } from '@wayhouse/domain';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { CalendarAddresses } from './calendar-address-repository.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

export type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  bookings: Pick<BookingRepository, 'listByIds'>;
  calendarAddresses: Pick<CalendarAddresses, 'list' | 'complete'>;
  importedCalendars: Pick<ImportedCalendars, 'list'>;
};

export type UnitOfRoom = { unit: number; token: string; calendars: ImportedCalendar[] };

/** The units of a room with their addresses and imported calendars; also units that are there no more of which some are left. */
export async function showCalendars(deps: Deps, roomId: string, ownHotels: OwnHotels): Promise<UnitOfRoom[]> {
  const { hotelId, units: count = 1 } = await requireOwnRoom(deps.rooms, roomId, ownHotels);
  const calendars = await withStandingConflicts(deps, await deps.importedCalendars.list([roomId]));
  const units = Array.from({ length: count }, (_, at) => at + 1);
  const shown = [...new Set([...units, ...calendars.map(({ unit }) => unit)])].sort((a, b) => a - b);
  const known = await deps.calendarAddresses.list(roomId);
  const tokens = shown.every((unit) => known.has(unit))
    ? known
    : await deps.inTransaction((tx) => deps.calendarAddresses.complete(tx, hotelId, roomId, shown));
  return shown.map((unit) => ({
    unit,
    token: tokens.get(unit)!,
    calendars: calendars.filter((calendar) => calendar.unit === unit),
  }));
}

/** Without nights that their bookings do not have any more; the next import drops them. */
async function withStandingConflicts({ bookings }: Deps, calendars: ImportedCalendar[]): Promise<ImportedCalendar[]> {
  const ids = calendars.flatMap(({ conflicts }) => conflicts.map(({ bookingId }) => bookingId));
  const found = ids.length ? await bookings.listByIds([...new Set(ids)]) : [];
  const standing = new Map(
    found.map(({ id, state, stay }) => [id, new Set(state === 'cancelled' ? [] : nightsOf(stay))]),
  );
  return calendars.map((calendar) => ({
    ...calendar,
    conflicts: calendar.conflicts
      .map(({ bookingId, nights }) => ({
        bookingId,
        nights: nights.filter((night) => standing.get(bookingId)?.has(night)),
      }))
      .filter(({ nights }) => nights.length > 0),
  }));
}
