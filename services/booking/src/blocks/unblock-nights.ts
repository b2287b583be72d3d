import { DomainError, nightsIn, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import { applyBlockChange } from './apply-block-change.js';
import type { BlockPeriod } from './block-period.js';
import type { BlockRepository } from './block-repository.js';
import { type Block, withoutNights } from './domain/block.js';
import { findPlace } from './find-place.js';
import { recordNights } from './record-nights.js';
import { requireOwnRoom } from './require-own-room.js';

type Deps = RecordDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get'>;
  nights: Pick<RoomNights, 'takeWhole' | 'takeUnit' | 'releaseNights'>;
  blocks: Pick<BlockRepository, 'lockUnits' | 'update'>;
  reclaimNights: ReclaimNights;
  outbox: Outbox;
};

type Unblocked = { block: Block; isLeft: boolean };

/**
 * Publishes the remaining nights as the block's next version, or its end with the nights it releases. Nights that a calendar of another
 * site has stay blocked, which is then `isLeft`, and so do those before the hotel's today, as reports count them.
 */
export async function unblockNights(deps: Deps, request: BlockPeriod): Promise<Unblocked> {
  const { roomId, unit, ownHotels } = request;
  const { hotelId, city } = await requireOwnRoom(deps.rooms, roomId, ownHotels);
  const today = todayIn(timeZoneOf(city), deps.now());
  if (request.to <= today) throw new DomainError('nights-over');
  const period = { ...request, from: request.from < today ? today : request.from };
  const nights = nightsIn(period);
  return deps.inTransaction(async (tx) => {
    const { place, units } = await findPlace(deps, tx, { roomId, unit });
    const change = await deps.blocks.update(tx, place, (block) => withoutNights(block, nights));
    await applyBlockChange(deps, tx, change, units);
    await recordNights(deps, tx, { kind: 'nights-unblocked', hotelId, request: period, change });
    // What the block of the room had, a calendar of one of its units may have, too.
    await deps.reclaimNights(tx, roomId);
    return { block: change.after, isLeft: nights.some((night) => change.after.nights.includes(night)) };
  });
}
