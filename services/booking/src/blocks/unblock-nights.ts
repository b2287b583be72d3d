import { events } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { blockEventData } from './block-event-data.js';
import type { BlockPeriod } from './block-nights.js';
import type { BlockRepository } from './block-repository.js';
import { type Block, nightsOnlyIn, withoutNights } from './domain/block.js';
import { nightsIn } from './domain/nights-in.js';
import { findPlace } from './find-place.js';
import { requireOwnRoom } from './require-own-room.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'releaseNights'>;
  blocks: Pick<BlockRepository, 'lockUnits' | 'update'>;
  outbox: Outbox;
};

/** Publishes the remaining nights as the block's next version, or its end with the nights it releases. */
export async function unblockNights(deps: Deps, request: BlockPeriod): Promise<Block> {
  const { roomId, unit, ownHotels } = request;
  await requireOwnRoom(deps.rooms, roomId, ownHotels);
  return deps.inTransaction(async (tx) => {
    const { place } = await findPlace(deps, tx, { roomId, unit });
    const { before, after } = await deps.blocks.update(tx, place, (block) => withoutNights(block, nightsIn(request)));
    const released = nightsOnlyIn(before, after);
    if (!released.length) return after;
    await deps.nights.releaseNights(tx, blockHolder(after), released);
    if (after.nights.length) await deps.outbox.add(tx, events.roomBlocked, blockEventData(after));
    else await deps.outbox.add(tx, events.roomUnblocked, blockEventData(after, released));
    return after;
  });
}
