import { events, imageUrl } from '@wayhouse/contracts';
import type { SiteMoney } from '@wayhouse/domain';
import type { InTransaction, Outbox, StaffCaller, Transaction } from '@wayhouse/service-kit';
import { changeOfRooms } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { currencyOf } from '../hotels/domain/hotel-currency.js';
import type { CountLargePhotos } from '../images/large-photos.js';
import type { StorePhotos } from '../images/store-photos.js';
import { arrangePhotos, type PhotoOrder } from '../images/domain/arrange-photos.js';
import type { NightHolds } from '../search/night-hold-projection.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import {
  assertChargeable,
  assertOpen,
  assertPhotoCount,
  assertCurrentVersion,
  unitsOf,
  withChanges,
  type Room,
  type RoomDraft,
} from './domain/room.js';

type Deps = Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    outbox: Outbox;
    rooms: Pick<RoomRepository, 'get' | 'update'>;
    storePhotos: StorePhotos;
    countLargePhotos: CountLargePhotos;
    nightHolds: Pick<NightHolds, 'recountUnits'>;
    site: SiteMoney;
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
export async function changeRoom(deps: Deps, caller: StaffCaller, change: Change): Promise<Room> {
  const { id, version, draft, order, photos: files, signal } = change;
  const loadCurrent = async (tx?: Transaction) => {
    const room = await deps.rooms.get(id, tx);
    await assertMayActOn(deps, caller, room.hotel, 'room-not-found', tx);
    assertOpen(room);
    assertCurrentVersion(room, version);
    assertChargeable(draft, currencyOf(room.hotel, deps.site));
    return room;
  };
  assertPhotoCount(order.length);
  const placeholderIds = files.map((_, at) => `new-${at}`);
  const current = photosByUrl(await loadCurrent());
  arrangePhotos(current, order, placeholderIds);

  return deps.storePhotos({ accountId: caller.id, files, signal }, async (added) => {
    // Before the transaction, which is not to wait for the store: its room has the same version, so the same photos.
    const largePhotos = await deps.countLargePhotos(arrangePhotos(current, order, added));
    return deps.inTransaction(async (tx) => {
      const before = await loadCurrent(tx);
      const changed = withChanges(before, draft, arrangePhotos(photosByUrl(before), order, added));
      const room = await deps.rooms.update(tx, changed, largePhotos);
      if (unitsOf(room) !== unitsOf(before)) await deps.nightHolds.recountUnits(tx, id, unitsOf(room));
      await recordChange(deps, tx, caller, room.hotel.id, changeOfRooms([{ before, after: room }]));
      await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
      signal.throwIfAborted();
      return room;
    });
  });
}

const photosByUrl = ({ images }: Room) => new Map(images.map((id) => [imageUrl(id), id]));
