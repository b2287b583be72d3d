import { arrivalWindow, assertArrival, nightsIn } from '@wayhouse/domain';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { applyBlockChange } from './apply-block-change.js';
import type { BlockPeriod } from './block-period.js';
import type { BlockRepository } from './block-repository.js';
import { type Block, withNights } from './domain/block.js';
import { findPlace } from './find-place.js';
import { recordNights } from './record-nights.js';
import { requireOwnRoom } from './require-own-room.js';

type Deps = RecordDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'takeWhole' | 'takeUnit' | 'releaseNights'>;
  blocks: Pick<BlockRepository, 'lockUnits' | 'update'>;
  outbox: Outbox;
};

type BlockRequest = BlockPeriod & { reason?: string };

/** Blocks take their nights through the same unique index as bookings, so that a night is never both. */
export async function blockNights(deps: Deps, request: BlockRequest): Promise<Block> {
  const { roomId, unit, ownHotels, from, reason } = request;
  const room = await requireOwnRoom(deps.rooms, roomId, ownHotels);
  assertArrival(from, arrivalWindow(room.city, deps.now()));
  return deps.inTransaction(async (tx) => {
    const { place, units } = await findPlace(deps, tx, { roomId, unit });
    const change = await deps.blocks.update(tx, place, (block) => withNights(block, nightsIn(request), reason));
    await applyBlockChange(deps, tx, change, units);
    await recordNights(deps, tx, { kind: 'nights-blocked', hotelId: room.hotelId, request, change });
    return change.after;
  });
}
