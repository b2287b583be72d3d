import { events } from '@wayhouse/contracts';
import {
  addDays,
  blockHolder,
  type BlockPlace,
  type CalendarFailure,
  limits,
  timeZoneOf,
  todayIn,
} from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { applyBlockChange } from '../blocks/apply-block-change.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { importedNights, withImported } from '../blocks/domain/block.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { claimNights } from './domain/claim-nights.js';
import { newConflicts, nextImport } from './domain/imported-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';
import { releaseNights } from './release-nights.js';

export type Deps = {
  rooms: Pick<RoomProjection, 'get'>;
  blocks: Pick<BlockRepository, 'list' | 'lockUnits' | 'update'>;
  nights: Pick<RoomNights, 'listHeld' | 'takeWhole' | 'takeUnit' | 'releaseNights'>;
  importedCalendars: Pick<ImportedCalendars, 'record' | 'find'>;
  outbox: Outbox;
  now: () => Date;
};

/** The nights from today on that a calendar has, in order. */
export type BusyCalendar = { busy: string[]; repeating: string[] };

/**
 * Makes the nights of a calendar those of its unit's block, releases those that it has no more, and reports what a booking has. Of
 * one that was removed meanwhile nothing is blocked. Returns why that is not possible, if it is not.
 */
export async function applyCalendar(
  deps: Deps,
  tx: Transaction,
  id: string,
  { busy, repeating }: BusyCalendar,
): Promise<CalendarFailure | undefined> {
  const calendar = await deps.importedCalendars.find(tx, id);
  if (!calendar) return undefined;
  const { room: roomId, unit } = calendar;
  const units = await deps.blocks.lockUnits(tx, roomId);
  if (unit > units) return 'unit-gone';
  const place: BlockPlace = units === 1 ? { roomId } : { roomId, unit };
  // The block of a unit becomes that of the room once it has no other unit, and the other way round.
  await releaseNights(deps, tx, calendar, units, place);
  const today = todayIn(timeZoneOf((await deps.rooms.get(roomId)).city), deps.now());
  const to = addDays(today, limits.daysAhead);
  const held = await deps.nights.listHeld([roomId], today, to, tx);
  const { claimed, conflicts } = claimNights(busy, held, { unit, units, holder: blockHolder(place) });
  const change = await deps.blocks.update(tx, place, (block) => {
    // What was blocked stays so in the past.
    const past = importedNights(block, id).filter((night) => night < today);
    return withImported(block, id, calendar.name, [...past, ...claimed]);
  });
  await applyBlockChange(deps, tx, change, units);
  for (const conflict of newConflicts(calendar.conflicts, conflicts))
    await deps.outbox.add(tx, events.calendarConflicted, { calendarId: id, calendar: calendar.name, ...conflict });
  const now = deps.now();
  const imported = { importedAt: now, dueAt: nextImport(now, 0), failures: 0 };
  await deps.importedCalendars.record(tx, id, { ...imported, nights: claimed, repeating, conflicts });
  return undefined;
}
