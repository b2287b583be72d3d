import { events, nightsOf } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-nights.js';
import type { RoomCopies } from '../rooms/room-projection.js';
import { type Block, blockFacts, holderOf, nightsOnlyIn, withoutNights } from './domain/block.js';
import type { NightsOfRoom } from './block-nights.js';
import type { Blocks } from './block-repository.js';
import { ownRoom } from './require-own-room.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomCopies, 'get'>;
  nights: Pick<RoomNights, 'releaseSome'>;
  blocks: Pick<Blocks, 'change'>;
  outbox: Outbox;
};

/** What is left of a block is told as a block of its next version; nothing left, as its release. */
export async function unblockNights(deps: Deps, { roomId, ownerId, from, to }: NightsOfRoom): Promise<Block> {
  const stay = { checkIn: from, checkOut: to };
  await ownRoom(deps.rooms, roomId, ownerId);
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.blocks.change(tx, roomId, (block) => withoutNights(block, nightsOf(stay)));
    const released = nightsOnlyIn(before, after);
    if (!released.length) return after;
    await deps.nights.releaseSome(tx, holderOf(after), released);
    if (after.nights.length) await deps.outbox.add(tx, events.roomBlocked, blockFacts(after));
    else await deps.outbox.add(tx, events.roomUnblocked, blockFacts(after, released));
    return after;
  });
}
