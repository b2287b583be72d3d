import type { CalendarFailure } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { blockWanted, type Deps as BlockDeps, listHeld, readRoom, releaseElsewhere } from './block-wanted.js';
import { type ImportedCalendar, nextImport } from './domain/imported-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

export type Deps = BlockDeps & { importedCalendars: Pick<ImportedCalendars, 'record' | 'find'> };

export type ImportOutcome = 'imported' | 'overtaken' | 'hotel-closed' | CalendarFailure;

/** The nights from today on that a calendar has, in order. */
export type BusyCalendar = { busy: string[]; repeating: string[] };

/**
 * Blocks the nights of a calendar. One that was removed meanwhile, or has another address, is overtaken: nothing is blocked. Returns
 * why not, if it is not possible.
 */
export async function applyCalendar(
  deps: Deps,
  tx: Transaction,
  { id, address }: Pick<ImportedCalendar, 'id' | 'address'>,
  { busy, repeating }: BusyCalendar,
): Promise<ImportOutcome> {
  const calendar = await deps.importedCalendars.find(tx, id);
  if (calendar?.address !== address) return 'overtaken';
  const units = await deps.blocks.lockUnits(tx, calendar.room);
  if (calendar.unit > units) return 'unit-gone';
  const room = await readRoom(deps, tx, calendar.room, units);
  await releaseElsewhere(deps, tx, calendar, room);
  const held = await listHeld(deps, tx, calendar.room, room.today);
  const blocked = await blockWanted(deps, tx, calendar, { ...room, wanted: busy, held });
  const now = deps.now();
  const imported = { importedAt: now, dueAt: nextImport(now, 0), failures: 0 };
  await deps.importedCalendars.record(tx, calendar, { ...imported, ...blocked, wanted: busy, repeating });
  return 'imported';
}
