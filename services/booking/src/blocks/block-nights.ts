import { events } from '@wayhouse/contracts';
import { blockHolder, arrivalWindow, assertArrival, nightsOf } from '@wayhouse/domain';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { blockEventData } from './block-event-data.js';
import type { BlockRepository } from './block-repository.js';
import { type Block, nightsOnlyIn, withNights } from './domain/block.js';
import { requireOwnRoom } from './require-own-room.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'takeWhole'>;
  blocks: Pick<BlockRepository, 'update'>;
  outbox: Outbox;
  now: () => Date;
};

export type RoomPeriod = { roomId: string; ownHotels: OwnHotels; from: string; to: string };
type BlockRequest = RoomPeriod & { reason?: string };

/** Blocks take their nights through the same unique index as bookings, so that a night is never both. */
export async function blockNights(deps: Deps, { roomId, ownHotels, from, to, reason }: BlockRequest): Promise<Block> {
  const room = await requireOwnRoom(deps.rooms, roomId, ownHotels);
  assertArrival(from, arrivalWindow(room.city, deps.now()));
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.blocks.update(tx, roomId, (block) =>
      withNights(block, nightsOf({ checkIn: from, checkOut: to }), reason),
    );
    const added = nightsOnlyIn(after, before);
    if (!added.length) return after;
    await deps.nights.takeWhole(tx, blockHolder(after), { room: roomId, units: after.units }, added);
    await deps.outbox.add(tx, events.roomBlocked, blockEventData(after));
    return after;
  });
}
