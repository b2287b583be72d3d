import { timeZoneOf, todayIn } from '@wayhouse/domain';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import { type applyBlockChange } from '../blocks/apply-block-change.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';
import type { ReclaimNights } from './reclaim-nights.js';
import { releaseNights } from './release-nights.js';

type Deps = Parameters<typeof applyBlockChange>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    blocks: Pick<BlockRepository, 'list' | 'lockUnits' | 'update'>;
    importedCalendars: Pick<ImportedCalendars, 'find' | 'remove'>;
    rooms: Pick<RoomProjection, 'get'>;
    reclaimNights: ReclaimNights;
    now: () => Date;
  };

/**
 * Removes an imported calendar, for who of the staff has asked, and unblocks the nights from today on that nothing else has. One that
 * somebody else has removed meanwhile is gone already.
 */
export const removeCalendar = (deps: Deps, { id, room }: ImportedCalendar, by: string): Promise<void> =>
  deps.inTransaction(async (tx: Transaction) => {
    const units = await deps.blocks.lockUnits(tx, room);
    const calendar = await deps.importedCalendars.find(tx, id);
    if (!calendar) return;
    const { city } = await deps.rooms.get(room);
    const blocks = await deps.blocks.list([room], tx);
    await releaseNights(deps, tx, calendar, { blocks, units, today: todayIn(timeZoneOf(city), deps.now()) });
    await deps.importedCalendars.remove(tx, id);
    await deps.reclaimNights(tx, room);
    const { hotelId, unit, name } = calendar;
    const removed = { kind: 'calendar-removed', ...ofRoom(room), unit, calendar: name } as const;
    await recordChange(deps, tx, { hotelId, by }, removed);
  });
