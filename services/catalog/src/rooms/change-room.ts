import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import type { StorePhotos } from '../images/store-photos.js';
import { arrangePhotos, type PhotoOrder } from './domain/arrange-photos.js';
import { roomFacts } from './room-event-data.js';
import type { Rooms } from './room-repository.js';
import { assertOwned, assertPhotoCount, assertSeen, changed, type Room, type RoomDraft } from './domain/room.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  rooms: Pick<Rooms, 'get' | 'change'>;
  storePhotos: StorePhotos;
};
type Change = { id: string; version: number; draft: RoomDraft; order: PhotoOrder; photos: Buffer[] };

/** What can be refused is refused before a photo is encoded, and looked at again where the change is made. */
export async function changeRoom(deps: Deps, ownerId: string, change: Change): Promise<Room> {
  const { id, version, draft, order, photos } = change;
  const seen = async (tx?: Transaction) => {
    const room = await deps.rooms.get(id, tx);
    assertOwned(room, ownerId);
    assertSeen(room, version);
    return room;
  };
  assertPhotoCount(order.length);
  const anyIds = photos.map((_, at) => `new-${at}`);
  arrangePhotos(await seen(), order, anyIds);
  const added = await deps.storePhotos(photos);

  return deps.inTransaction(async (tx) => {
    const before = await seen(tx);
    const room = changed(before, draft, arrangePhotos(before, order, added));
    await deps.rooms.change(tx, room);
    await deps.outbox.add(tx, events.roomChanged, roomFacts(room));
    return room;
  });
}
