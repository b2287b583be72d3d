import { createHash } from 'node:crypto';
import { events } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey, type Outbox } from '@wayhouse/service-kit';
import type { Hotels } from '../hotels/hotel-repository.js';
import type { StorePhotos } from '../images/store-photos.js';
import { roomFacts } from './room-event-data.js';
import type { Rooms } from './room-repository.js';
import { assertPhotoCount, list, type Room, type RoomDraft } from './domain/room.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  now: () => Date;
  newId: () => string;
  hotels: Pick<Hotels, 'ofOwner'>;
  rooms: Pick<Rooms, 'add' | 'get'>;
  storePhotos: StorePhotos;
};

/**
 * Photos are stored before anything is committed: a failure leaves only photos nobody
 * refers to, which a later try finds.
 */
export async function addRoom(
  deps: Deps,
  ownerId: string,
  draft: RoomDraft,
  photos: Buffer[],
  key?: string,
): Promise<Room> {
  assertPhotoCount(photos.length);
  const hotel = await deps.hotels.ofOwner(ownerId);
  const images = [...new Set(await deps.storePhotos(photos))];
  const id = key === undefined ? deps.newId() : idOf(ownerId, key);
  const room = list(hotel, draft, { id, images, createdAt: deps.now() });
  try {
    await deps.inTransaction(async (tx) => {
      await deps.rooms.add(tx, room);
      await deps.outbox.add(tx, events.roomListed, roomFacts(room));
    });
    return room;
  } catch (error) {
    if (key !== undefined && isDuplicateKey(error)) return deps.rooms.get(id);
    throw error;
  }
}

/** The same for a form that is sent again; nobody else comes to it with a key of their own. */
const idOf = (ownerId: string, key: string) =>
  createHash('sha256').update(`${ownerId} ${key}`).digest('base64url').slice(0, 16);
