import { type BlockPlace, DomainError } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import type { BlockRepository } from './block-repository.js';

type Deps = { blocks: Pick<BlockRepository, 'lockUnits'> };

/** What a call is to block or unblock, and how many units the room has. The only unit of a room is the whole room. */
export async function findPlace({ blocks }: Deps, tx: Transaction, { roomId, unit }: BlockPlace) {
  const units = await blocks.lockUnits(tx, roomId);
  if (unit !== undefined && unit > units) throw new DomainError('unit-unknown', { units });
  const place: BlockPlace = unit === undefined || units === 1 ? { roomId } : { roomId, unit };
  return { place, units };
}
