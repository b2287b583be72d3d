import { events } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { blockEventData } from './block-event-data.js';
import type { BlockRepository } from './block-repository.js';
import { type Block, emptied } from './domain/block.js';

export type Deps = {
  blocks: Pick<BlockRepository, 'list' | 'update'>;
  nights: Pick<RoomNights, 'release'>;
  outbox: Outbox;
};

/**
 * Releases the nights of units that are blocked by themselves and are there no more: each would keep another one from being sold. Of a
 * room that has one unit left, that one's are released as well, and returned, so that the block of the room can take them.
 */
export async function endUnitBlocks(
  { blocks, nights, outbox }: Deps,
  tx: Transaction,
  roomId: string,
  units: number,
): Promise<Block | undefined> {
  const isEnding = (block: Block) =>
    block.unit !== undefined && block.nights.length > 0 && (block.unit > units || units === 1);
  const ending = (await blocks.list([roomId], tx)).filter(isEnding);
  for (const block of ending) {
    const { after } = await blocks.update(tx, block, emptied);
    await nights.release(tx, blockHolder(block));
    await outbox.add(tx, events.roomUnblocked, blockEventData(after, block.nights));
  }
  return ending.find(({ unit }) => unit === 1);
}
