import { events, messages, nightsOf, Refusal } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { assertArrival } from '../availability/domain/arrival.js';
import type { RoomNights } from '../availability/room-nights.js';
import type { RoomCopies } from '../rooms/room-projection.js';
import { type Block, blockFacts, holderOf, nightsOnlyIn, withNights } from './domain/block.js';
import type { Blocks } from './block-repository.js';
import { ownRoom } from './require-own-room.js';

type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomCopies, 'get'>;
  nights: Pick<RoomNights, 'take'>;
  blocks: Pick<Blocks, 'change'>;
  outbox: Outbox;
  now: () => Date;
};

export type NightsOfRoom = { roomId: string; ownerId: string; from: string; to: string };
type ToBlock = NightsOfRoom & { reason?: string };

/** Blocks take their nights by the same index as bookings, so that a night is never both. */
export async function blockNights(deps: Deps, { roomId, ownerId, from, to, reason }: ToBlock): Promise<Block> {
  const stay = { checkIn: from, checkOut: to };
  const room = await ownRoom(deps.rooms, roomId, ownerId);
  assertArrival(stay, room.city, deps.now(), 'from');
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.blocks.change(tx, roomId, (block) =>
      withNights(block, nightsOf(stay), reason),
    );
    const added = nightsOnlyIn(after, before);
    if (!added.length) return after;
    await deps.nights.take(tx, holderOf(after), roomId, added).catch(sayBooked);
    await deps.outbox.add(tx, events.roomBlocked, blockFacts(after));
    return after;
  });
}

function sayBooked(error: unknown): never {
  if (error instanceof Refusal && error.code === 'not-available')
    throw new Refusal('not-available', messages.nightsBooked, 'from');
  throw error;
}
