import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { Hotels } from '../hotels/hotel-repository.js';
import type { StorePhotos } from '../images/store-photos.js';
import { roomFacts } from './room-facts.js';
import type { Rooms } from './room-repository.js';
import { assertPhotoCount, list, type Room, type RoomDraft } from './room.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  now: () => Date;
  newId: () => string;
  hotels: Pick<Hotels, 'ofOwner'>;
  rooms: Pick<Rooms, 'add'>;
  storePhotos: StorePhotos;
};

/** Photos are stored before anything is committed: a failure leaves only photos nobody refers to, which a later try finds. */
export async function addRoom(deps: Deps, ownerId: string, draft: RoomDraft, photos: Buffer[]): Promise<Room> {
  assertPhotoCount(photos.length);
  const hotel = await deps.hotels.ofOwner(ownerId);
  const images = await deps.storePhotos(photos);
  const room = list(hotel, draft, { id: deps.newId(), images, createdAt: deps.now() });
  await deps.inTransaction(async (tx) => {
    await deps.rooms.add(tx, room);
    await deps.outbox.add(tx, events.roomListed, roomFacts(room));
  });
  return room;
}
