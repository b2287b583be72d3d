import type { Transaction } from '@wayhouse/service-kit';
import {
  blockWanted,
  type Deps as BlockDeps,
  hasWanted,
  listHeld,
  readRoom,
  releaseElsewhere,
} from './block-wanted.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

type Deps = BlockDeps & { importedCalendars: Pick<ImportedCalendars, 'list' | 'recordNights'> };

export type ReclaimNights = (tx: Transaction, roomId: string) => Promise<void>;

/**
 * Blocks what calendars of other sites have of a room and could not have before: where nights of it become free, they never go on
 * sale here, also while the other site cannot be read.
 */
export const reclaimNightsBy =
  (deps: Deps): ReclaimNights =>
  async (tx, roomId) => {
    if (!(await deps.importedCalendars.list([roomId], tx)).length) return;
    const units = await deps.blocks.lockUnits(tx, roomId);
    const room = await readRoom(deps, tx, roomId, units);
    const lacking = (await deps.importedCalendars.list([roomId], tx)).filter(
      (calendar) => calendar.unit <= units && calendar.wanted?.length && !hasWanted(calendar, room),
    );
    if (!lacking.length) return;
    // Of all of them first: a night that two have would be in the way of the first one.
    for (const calendar of lacking) await releaseElsewhere(deps, tx, calendar, room);
    // Once for all of them: what one gets is in no other's way, or of the same block.
    const held = await listHeld(deps, tx, roomId, room.today);
    for (const calendar of lacking) {
      const blocked = await blockWanted(deps, tx, calendar, { ...room, wanted: calendar.wanted!, held });
      await deps.importedCalendars.recordNights(tx, calendar.id, blocked);
    }
  };
