import type { RoomFacts } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { withUnits } from '../blocks/domain/block.js';
import type { RoomProjection } from './room-projection.js';

type Deps = {
  rooms: Pick<RoomProjection, 'apply'>;
  blocks: Pick<BlockRepository, 'update'>;
  nights: Pick<RoomNights, 'resizeWhole'>;
};

/** A room's block keeps holding all of its units when their number changes. */
export async function applyRoom({ rooms, blocks, nights }: Deps, tx: Transaction, facts: RoomFacts): Promise<void> {
  if (!(await rooms.apply(tx, facts))) return;
  const { roomId: room, units = 1 } = facts;
  const { before, after } = await blocks.update(tx, room, (block) => withUnits(block, units));
  if (after === before || !after.nights.length) return;
  await nights.resizeWhole(tx, blockHolder(after), { room, units }, after.nights);
}
