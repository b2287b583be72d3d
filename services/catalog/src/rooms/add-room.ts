import { events } from '@wayhouse/contracts';
import { DomainError, type SiteMoney } from '@wayhouse/domain';
import {
  idFromKey,
  type InTransaction,
  isDuplicateKey,
  type Outbox,
  type StaffCaller,
  type Transaction,
} from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import { additionOfRoom, changeOfRooms } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { currencyOf, quotingRate } from '../hotels/domain/hotel-currency.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import type { CountLargePhotos } from '../images/large-photos.js';
import type { StorePhotos } from '../images/store-photos.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import {
  assertChargeable,
  assertPhotoCount,
  assertRoomFits,
  createRoom,
  type Room,
  type RoomDraft,
} from './domain/room.js';

type Deps = Parameters<typeof requireOwnHotel>[0] &
  Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    outbox: Outbox;
    now: () => Date;
    newId: () => string;
    accounts: Pick<AccountRepository, 'requireUndeleted'>;
    hotels: Pick<HotelRepository, 'countRooms'>;
    rooms: Pick<RoomRepository, 'add' | 'get' | 'countOthers'>;
    roomsPerHotel: number;
    storePhotos: StorePhotos;
    countLargePhotos: CountLargePhotos;
    site: SiteMoney;
  };
type NewRoom = { hotelId?: string; draft: RoomDraft; photos: string[]; key?: string; signal: AbortSignal };

/**
 * Adds a room with the photos in these files, without `hotelId` to the caller's first hotel. `key` identifies the form, so that
 * submitting it twice adds one room, and submitting another room with it none. Once `signal` is aborted, because nobody waits for
 * the answer any more, the room is not listed.
 */
export async function addRoom(deps: Deps, caller: StaffCaller, form: NewRoom): Promise<Room> {
  const { hotelId, draft, photos: files, key, signal } = form;
  const hotel = await requireOwnHotel(deps, caller, hotelId);
  assertPhotoCount(files.length);
  assertChargeable(draft, currencyOf(hotel, deps.site));
  const id = key === undefined ? deps.newId() : idFromKey(caller.id, ...(hotelId ? [hotelId] : []), key);
  const assertFits = async (tx?: Transaction) =>
    assertRoomFits(await deps.rooms.countOthers(hotel, id, tx), deps.roomsPerHotel);
  // Before photos are encoded, which is slow, and again where no other room can come between.
  await assertFits();
  return deps.storePhotos({ accountId: caller.id, files, signal }, async (ids) => {
    const images = [...new Set(ids)];
    const createdAt = deps.now();
    const largePhotos = await deps.countLargePhotos(images);
    try {
      return await deps.inTransaction(async (tx) => {
        await deps.accounts.requireUndeleted(tx, caller.id);
        // The caller may have been removed from the staff meanwhile.
        await assertMayActOn(deps, caller, hotel, 'hotel-not-found', tx);
        const current = await deps.hotels.countRooms(tx, hotel.id, 1);
        // The price was entered in the currency that the hotel had.
        if (current.currency !== hotel.currency) throw new DomainError('hotel-edit-conflict');
        const fields = { id, images, createdAt, ...quotingRate(current, deps.site) };
        const room = createRoom(current, draft, fields);
        await assertFits(tx);
        await deps.rooms.add(tx, room, largePhotos);
        await recordChange(deps, tx, caller, hotel.id, additionOfRoom(room));
        await deps.outbox.add(tx, events.roomListed, roomEventData(room));
        signal.throwIfAborted();
        return room;
      });
    } catch (error) {
      if (key === undefined || !isDuplicateKey(error)) throw error;
      const before = await addedBefore(deps, caller, id);
      // Corrected, maybe, after the answer was lost: the room that guests can book would be another one than its owner believes.
      if (changeOfRooms([{ before, after: { ...before, ...draft, images } }])) throw new DomainError('room-form-used');
      return before;
    }
  });
}

/** The room that the same form has added, for who may still act on it. */
export async function addedBefore(
  deps: Parameters<typeof assertMayActOn>[0] & { rooms: Pick<RoomRepository, 'get'> },
  caller: StaffCaller,
  id: string,
): Promise<Room> {
  const room = await deps.rooms.get(id);
  await assertMayActOn(deps, caller, room.hotel, 'room-not-found');
  return room;
}
