import type { Transaction } from '@wayhouse/service-kit';
import { blockWanted, type Deps as BlockDeps, releaseElsewhere } from './block-wanted.js';
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
    const wanting = (await deps.importedCalendars.list([roomId], tx)).filter(
      ({ unit, wanted }) => unit <= units && wanted?.length,
    );
    // Of all of them first: a night that two have would be in the way of the first one.
    for (const calendar of wanting) await releaseElsewhere(deps, tx, calendar, units);
    for (const calendar of wanting) {
      const blocked = await blockWanted(deps, tx, calendar, { wanted: calendar.wanted!, units });
      await deps.importedCalendars.recordNights(tx, calendar.id, blocked);
    }
  };
