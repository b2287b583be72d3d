import { createHash } from 'node:crypto';
import { events } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey, type Outbox } from '@wayhouse/service-kit';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { StorePhotos } from '../images/store-photos.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import { assertPhotoCount, createRoom, type Room, type RoomDraft } from './domain/room.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  now: () => Date;
  newId: () => string;
  hotels: Pick<HotelRepository, 'getByOwner'>;
  rooms: Pick<RoomRepository, 'add' | 'get'>;
  storePhotos: StorePhotos;
};

/**
 * Photos are stored before the transaction: a failure leaves only unused photos behind, which a later attempt uses again.
 * `key` identifies the form, so that submitting it twice adds one room.
 */
export async function addRoom(
  deps: Deps,
  ownerId: string,
  draft: RoomDraft,
  photos: Buffer[],
  key?: string,
): Promise<Room> {
  assertPhotoCount(photos.length);
  const hotel = await deps.hotels.getByOwner(ownerId);
  const images = [...new Set(await deps.storePhotos(photos))];
  const id = key === undefined ? deps.newId() : idFromKey(ownerId, key);
  const room = createRoom(hotel, draft, { id, images, createdAt: deps.now() });
  try {
    await deps.inTransaction(async (tx) => {
      await deps.rooms.add(tx, room);
      await deps.outbox.add(tx, events.roomListed, roomEventData(room));
    });
    return room;
  } catch (error) {
    if (key !== undefined && isDuplicateKey(error)) return deps.rooms.get(id);
    throw error;
  }
}

/** The same id for the same form of the same owner; hashed, so that no other owner's key leads to it. */
const idFromKey = (ownerId: string, key: string) =>
  createHash('sha256').update(`${ownerId} ${key}`).digest('base64url').slice(0, 16);
