import { events } from '@wayhouse/contracts';
import type { InTransaction, StaffCaller, Transaction } from '@wayhouse/service-kit';
import { changeOfHotel } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { changeListings } from '../rooms/change-listings.js';
import { withHotel } from '../rooms/domain/room.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { assertChangeable, copyOf, type Hotel } from './domain/hotel.js';
import { hotelEventData } from './hotel-event-data.js';
import type { HotelRepository } from './hotel-repository.js';

type Deps = Parameters<typeof changeListings>[0] &
  Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    hotels: Pick<HotelRepository, 'get' | 'update'>;
    rooms: Pick<RoomRepository, 'listByHotel'>;
  };
/** The hotel that the caller has seen. */
type Seen = { id: string; version: number };

/** The hotel, which the caller may change, and which was not changed since. */
export async function getChangeable(
  deps: Pick<Deps, 'hotels' | 'staff'>,
  caller: StaffCaller,
  { id, version }: Seen,
  tx?: Transaction,
): Promise<Hotel> {
  const hotel = await deps.hotels.get(id, tx);
  await assertMayActOn(deps, caller, hotel, 'hotel-not-found', tx);
  assertChangeable(hotel, version);
  return hotel;
}

/**
 * Changes a hotel of the caller, unless it was changed since, and what its rooms have copied of it; nothing once `signal` is aborted.
 * `change` gets the number of its rooms as well.
 */
export const changeOwnHotel = (
  deps: Deps,
  caller: StaffCaller,
  seen: Seen,
  change: (hotel: Hotel, rooms: number) => Hotel,
  signal?: AbortSignal,
): Promise<Hotel> =>
  deps.inTransaction(async (tx) => {
    const before = await getChangeable(deps, caller, seen, tx);
    const rooms = await deps.rooms.listByHotel(before, tx);
    const hotel = change(before, rooms.length);
    await deps.hotels.update(tx, hotel);
    await recordChange(deps, tx, caller, hotel.id, changeOfHotel(before, hotel));
    await changeListings(deps, tx, rooms, (room) => withHotel(room, copyOf(hotel)));
    await deps.outbox.add(tx, events.hotelChanged, hotelEventData(hotel));
    signal?.throwIfAborted();
    return hotel;
  });
