import { events } from '@wayhouse/contracts';
import { blockHolder, blockKey, type BlockPlace, latestDeparture, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { HeldNight } from '../availability/domain/held-night.js';
import type { RoomNights } from '../availability/room-night-repository.js';
import { applyBlockChange } from '../blocks/apply-block-change.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { type Block, emptyBlock, importedNights, withImported } from '../blocks/domain/block.js';
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

/** What the room of a calendar is like within a transaction that has locked the number of its units. */
type RoomState = { units: number; today: string; blocks: Block[] };

export async function readRoom(deps: Deps, tx: Transaction, roomId: string, units: number): Promise<RoomState> {
  const today = todayIn(timeZoneOf((await deps.rooms.get(roomId)).city), deps.now());
  return { units, today, blocks: await deps.blocks.list([roomId], tx) };
}

/** What is taken of a room in all nights that calendars can have. */
export const listHeld = (deps: Deps, tx: Transaction, roomId: string, today: string): Promise<HeldNight[]> =>
  deps.nights.listHeld([roomId], today, latestDeparture(today), tx);

/**
 * Makes these nights of a calendar those of its unit's block, as far as they are free, releases those that it has no more, and reports
 * what a booking has. Other blocks have none of them. Returns what the calendar blocks and what it cannot.
 */
export async function blockWanted(
  deps: Deps,
  tx: Transaction,
  calendar: ImportedCalendar,
  { wanted, held, units, today }: Omit<RoomState, 'blocks'> & { wanted: string[]; held: HeldNight[] },
): Promise<Pick<ImportedCalendar, 'nights' | 'conflicts'>> {
  const { id, unit, name } = calendar;
  const place = placeOf(calendar, units);
  const busy = wanted.filter((night) => night >= today);
  const { claimed, conflicts } = claimNights(busy, held, { unit, units, holder: blockHolder(place) });
  const change = await deps.blocks.update(tx, place, (block) => withClaimed(block, calendar, claimed, today));
  await applyBlockChange(deps, tx, change, units);
  for (const conflict of newConflicts(calendar.conflicts, conflicts))
    await deps.outbox.add(tx, events.calendarConflicted, { calendarId: id, calendar: name, ...conflict });
  return { nights: claimed, conflicts };
}

/**
 * Releases what a calendar has in other blocks than that of its unit: the block of a unit becomes that of the room once it has no other
 * unit, and the other way round.
 */
export const releaseElsewhere = (deps: Deps, tx: Transaction, calendar: ImportedCalendar, room: RoomState) =>
  releaseNights(deps, tx, calendar, { ...room, place: placeOf(calendar, room.units) });

/** Whether the block of its unit has all that a calendar wants, and no other block any of it. */
export function hasWanted(calendar: ImportedCalendar, { blocks, units, today }: RoomState): boolean {
  const place = placeOf(calendar, units);
  const busy = (calendar.wanted ?? []).filter((night) => night >= today);
  const isOfUnit = (block: Block) => blockKey(block) === blockKey(place);
  const own = blocks.find(isOfUnit) ?? emptyBlock(place);
  const isElsewhere = blocks.some((block) => !isOfUnit(block) && importedNights(block, calendar.id).length > 0);
  return !isElsewhere && withClaimed(own, calendar, busy, today) === own;
}

/** What was blocked stays so in the past. */
function withClaimed(block: Block, { id, name }: ImportedCalendar, claimed: string[], today: string): Block {
  const past = importedNights(block, id).filter((night) => night < today);
  return withImported(block, id, name, [...past, ...claimed]);
}

const placeOf = ({ room: roomId, unit }: ImportedCalendar, units: number): BlockPlace =>
  units === 1 ? { roomId } : { roomId, unit };
