import { DomainError, nightsIn } from '@wayhouse/domain';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { blockNights } from './block-nights.js';
import type { BlockPeriod } from './block-period.js';
import { assertNightsAtOnce, isOfOneRoom, type Refusal } from './domain/bulk-nights.js';
import { requireOwnRoom } from './require-own-room.js';
import { unblockNights } from './unblock-nights.js';

type Deps = Parameters<typeof blockNights>[0] &
  Parameters<typeof unblockNights>[0] & { rooms: Pick<RoomProjection, 'listByHotel'> };
type Request = Pick<BlockPeriod, 'from' | 'to' | 'weekdays'> & {
  rooms: string[];
  mode: 'block' | 'unblock';
  reason?: string;
  hotelId: string;
  ownHotels: OwnHotels;
};

/**
 * Blocks or unblocks nights of several rooms, each as a whole and in a transaction of its own: a stay in one room is no reason to
 * leave another open. Returns those that stay as they are.
 */
export async function changeNightsOfRooms(deps: Deps, request: Request): Promise<Refusal[]> {
  const { rooms, mode, ownHotels, from, to, weekdays, reason } = request;
  await assertRoomsOf(deps, request);
  const refused: Refusal[] = [];
  const changeId = deps.newId();
  for (const roomId of rooms) {
    const period = { roomId, ownHotels, from, to, weekdays, changeId };
    const change: Promise<unknown> =
      mode === 'block' ? blockNights(deps, { ...period, reason }) : unblockAll(deps, period);
    await change.catch((error: unknown) => {
      if (!isOfOneRoom(error)) throw error;
      refused.push({ roomId, error });
    });
  }
  return refused;
}

/** Throws where the calendar of another site has some of the nights, which stay blocked. */
async function unblockAll(deps: Deps, period: BlockPeriod): Promise<void> {
  const { isLeft } = await unblockNights(deps, period);
  if (isLeft) throw new DomainError('nights-imported');
}

/** Before any of them is changed. The projection is waited for where it lacks a room. */
async function assertRoomsOf(deps: Deps, request: Request): Promise<void> {
  const { rooms, hotelId, ownHotels } = request;
  const known = new Map((await deps.rooms.listByHotel(hotelId)).map((room) => [room.roomId, room]));
  const found: Room[] = [];
  for (const roomId of rooms) found.push(known.get(roomId) ?? (await requireOwnRoom(deps.rooms, roomId, ownHotels)));
  if (found.some((room) => room.hotelId !== hotelId)) throw new DomainError('room-not-found');
  assertNightsAtOnce(found, nightsIn(request).length);
}
