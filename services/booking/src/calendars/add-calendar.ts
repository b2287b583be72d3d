import { DomainError, limits } from '@wayhouse/domain';
import type { InTransaction, OutboundRules } from '@wayhouse/service-kit';
import type { BlockRepository } from '../blocks/block-repository.js';
import { requireOwnRoom } from '../blocks/require-own-room.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { calendarUrl } from './fetching/calendar-url.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

export type Deps = RecordDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  blocks: Pick<BlockRepository, 'lockUnits'>;
  importedCalendars: Pick<ImportedCalendars, 'add' | 'list' | 'countOfHotel'>;
  fetchRules: OutboundRules;
};
type Request = { room: string; ownHotels: OwnHotels; unit: number; name: string; address: string };

/** Adds a calendar of another site to a unit. It is due at once. Returns its id. */
export async function addCalendar(deps: Deps, { room, ownHotels, unit, name, ...asked }: Request): Promise<string> {
  const { hotelId } = await requireOwnRoom(deps.rooms, room, ownHotels);
  const address = calendarUrl(asked.address, deps.fetchRules)?.href;
  if (!address) throw new DomainError('calendar-address-refused');
  return deps.inTransaction(async (tx) => {
    // Also has others that add one at the same moment wait.
    const units = await deps.blocks.lockUnits(tx, room);
    if (unit > units) throw new DomainError('unit-unknown', { units });
    const ofUnit = (await deps.importedCalendars.list([room], tx)).filter((calendar) => calendar.unit === unit);
    if (ofUnit.some((calendar) => calendar.address === address)) throw new DomainError('calendar-added');
    if (ofUnit.length >= limits.calendarsPerUnit)
      throw new DomainError('too-many-calendars', { calendars: limits.calendarsPerUnit, of: 'unit' });
    if ((await deps.importedCalendars.countOfHotel(tx, hotelId)) >= limits.calendarsPerHotel)
      throw new DomainError('too-many-calendars', { calendars: limits.calendarsPerHotel, of: 'hotel' });
    const [id, now] = [deps.newId(), deps.now()];
    const empty = { failures: 0, nights: [], repeating: [], conflicts: [] };
    await deps.importedCalendars.add(tx, {
      ...{ id, hotelId, room, unit, name, address, addedAt: now, dueAt: now },
      ...empty,
    });
    const added = { kind: 'calendar-added', ...ofRoom(room), unit, calendar: name } as const;
    await recordChange(deps, tx, { hotelId, by: ownHotels.callerId }, added);
    return id;
  });
}
