import { events, type RoomFacts } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { blockEventData } from '../blocks/block-event-data.js';
import { type Block, withBlock, withUnits } from '../blocks/domain/block.js';
import { type Deps as BlockDeps, endUnitBlocks } from '../blocks/end-unit-blocks.js';
import { type Deps as SplitDeps, splitAroundStays } from '../blocks/split-around-stays.js';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { RoomProjection } from './room-projection.js';

type Deps = BlockDeps &
  SplitDeps & {
    nights: Pick<RoomNights, 'resizeWhole'>;
    importedCalendars: Pick<ImportedCalendars, 'makeDue'>;
    reclaimNights: ReclaimNights;
    now: () => Date;
  };

type RoomDeps = Deps & {
  rooms: Pick<RoomProjection, 'apply' | 'restore'>;
  bookings: Pick<BookingRepository, 'setClocks'>;
};

/** What an event has about a room. */
export async function applyRoom(deps: RoomDeps, tx: Transaction, facts: RoomFacts): Promise<void> {
  await follow(deps, tx, facts, await deps.rooms.apply(tx, facts));
}

/** What the catalog has of a room, also where something else is stored of the same version. */
export async function restoreRoom(deps: RoomDeps, tx: Transaction, facts: RoomFacts): Promise<void> {
  await follow(deps, tx, facts, await deps.rooms.restore(tx, facts));
}

type Applied = Awaited<ReturnType<RoomProjection['apply']>>;

async function follow(deps: RoomDeps, tx: Transaction, facts: RoomFacts, { isLatest, isMoved }: Applied) {
  if (isLatest) await applyUnits(deps, tx, facts);
  if (isMoved) await deps.bookings.setClocks(tx, facts, deps.now());
}

/**
 * A room's block keeps holding all of its units when their number changes. Blocks of single units end with them; the one of the last
 * unit that is left becomes the room's, and that of a unit again where the room gets others in which somebody stays.
 */
async function applyUnits(deps: Deps, tx: Transaction, { roomId, units = 1 }: RoomFacts): Promise<void> {
  const { before, after } = await deps.blocks.update(tx, { roomId }, (block) => withUnits(block, units));
  if (after === before) return;
  await resizeBlocks(deps, tx, after);
  await deps.reclaimNights(tx, roomId);
  // What calendars have is in the blocks of their units by now.
  if (await splitAroundStays(deps, tx, roomId, before.units)) await deps.reclaimNights(tx, roomId);
  await deps.importedCalendars.makeDue(tx, roomId, deps.now());
}

async function resizeBlocks(deps: Deps, tx: Transaction, block: Block): Promise<void> {
  const { roomId, units } = block;
  const ofLastUnit = await endUnitBlocks(deps, tx, roomId, units);
  const whole = ofLastUnit
    ? (await deps.blocks.update(tx, { roomId }, (whole) => withBlock(whole, ofLastUnit))).after
    : block;
  if (!whole.nights.length) return;
  await deps.nights.resizeWhole(tx, blockHolder(whole), { room: roomId, units }, whole.nights);
  if (ofLastUnit) await deps.outbox.add(tx, events.roomBlocked, blockEventData(whole));
}
