import { events, imageUrl } from '@wayhouse/contracts';
import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import type { StorePhotos } from '../images/store-photos.js';
import { arrangePhotos, type PhotoOrder } from './domain/arrange-photos.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import {
  assertOwnedBy,
  assertPhotoCount,
  assertCurrentVersion,
  withChanges,
  type Room,
  type RoomDraft,
} from './domain/room.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  rooms: Pick<RoomRepository, 'get' | 'update'>;
  storePhotos: StorePhotos;
};
type Change = {
  id: string;
  version: number;
  draft: RoomDraft;
  order: PhotoOrder;
  photos: string[];
  signal: AbortSignal;
};

/**
 * All rules are checked before photos are encoded, which is slow, and again in the transaction. Once `signal` is aborted
 * nothing is changed.
 */
export async function changeRoom(deps: Deps, ownerId: string, change: Change): Promise<Room> {
  const { id, version, draft, order, photos: files, signal } = change;
  const loadCurrent = async (tx?: Transaction) => {
    const room = await deps.rooms.get(id, tx);
    assertOwnedBy(room, ownerId);
    assertCurrentVersion(room, version);
    return room;
  };
  assertPhotoCount(order.length);
  const placeholderIds = files.map((_, at) => `new-${at}`);
  arrangePhotos(photosByUrl(await loadCurrent()), order, placeholderIds);

  return deps.storePhotos({ ownerId, files, signal }, (added) =>
    deps.inTransaction(async (tx) => {
      const before = await loadCurrent(tx);
      const room = withChanges(before, draft, arrangePhotos(photosByUrl(before), order, added));
      await deps.rooms.update(tx, room);
      await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
      signal.throwIfAborted();
      return room;
    }),
  );
}

const photosByUrl = ({ images }: Room) => new Map(images.map((id) => [imageUrl(id), id]));
