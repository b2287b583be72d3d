import { events } from '@wayhouse/contracts';
import { blockHolder, type BlockPlace, latestDeparture, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { applyBlockChange } from '../blocks/apply-block-change.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { importedNights, withImported } from '../blocks/domain/block.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { claimNights } from './domain/claim-nights.js';
import { type ImportedCalendar, newConflicts } from './domain/imported-calendar.js';
import { releaseNights } from './release-nights.js';

export type Deps = {
  rooms: Pick<RoomProjection, 'get'>;
  blocks: Pick<BlockRepository, 'list' | 'lockUnits' | 'update'>;
  nights: Pick<RoomNights, 'listHeld' | 'takeWhole' | 'takeUnit' | 'releaseNights'>;
  outbox: Outbox;
  now: () => Date;
};

/**
 * Makes these nights of a calendar those of its unit's block, as far as they are free, releases those that it has no more, and reports
 * what a booking has. The number of units is locked. Returns what the calendar blocks and what it cannot.
 */
export async function blockWanted(
  deps: Deps,
  tx: Transaction,
  calendar: ImportedCalendar,
  { wanted, units }: { wanted: string[]; units: number },
): Promise<Pick<ImportedCalendar, 'nights' | 'conflicts'>> {
  const { id, room: roomId, unit } = calendar;
  const { place, today } = await releaseElsewhere(deps, tx, calendar, units);
  const held = await deps.nights.listHeld([roomId], today, latestDeparture(today), tx);
  const busy = wanted.filter((night) => night >= today);
  const { claimed, conflicts } = claimNights(busy, held, { unit, units, holder: blockHolder(place) });
  const change = await deps.blocks.update(tx, place, (block) => {
    // What was blocked stays so in the past.
    const past = importedNights(block, id).filter((night) => night < today);
    return withImported(block, id, calendar.name, [...past, ...claimed]);
  });
  await applyBlockChange(deps, tx, change, units);
  for (const conflict of newConflicts(calendar.conflicts, conflicts))
    await deps.outbox.add(tx, events.calendarConflicted, { calendarId: id, calendar: calendar.name, ...conflict });
  return { nights: claimed, conflicts };
}

/**
 * Releases what a calendar has in other blocks than that of its unit: the block of a unit becomes that of the room once it has no other
 * unit, and the other way round.
 */
export async function releaseElsewhere(
  deps: Deps,
  tx: Transaction,
  calendar: ImportedCalendar,
  units: number,
): Promise<{ place: BlockPlace; today: string }> {
  const { room: roomId, unit } = calendar;
  const place: BlockPlace = units === 1 ? { roomId } : { roomId, unit };
  const today = todayIn(timeZoneOf((await deps.rooms.get(roomId)).city), deps.now());
  await releaseNights(deps, tx, calendar, { units, today, place });
  return { place, today };
}
