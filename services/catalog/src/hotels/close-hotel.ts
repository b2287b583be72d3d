import { events } from '@wayhouse/contracts';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import { changeListings } from '../rooms/change-listings.js';
import { withClosedHotel, withReopenedHotel } from '../rooms/domain/room.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import { afterClosing, afterReopening, type Closed, isClosedByOperator } from './domain/closed.js';
import type { Hotel } from './domain/hotel.js';
import { hotelEventData } from './hotel-event-data.js';
import type { HotelRepository } from './hotel-repository.js';

type StoreDeps = Parameters<typeof changeListings>[0] & {
  hotels: Pick<HotelRepository, 'setClosed'>;
  rooms: Pick<RoomRepository, 'listByHotel'>;
};
export type Deps = StoreDeps & {
  inTransaction: InTransaction;
  accounts: Pick<AccountRepository, 'takeTurn'>;
  hotels: Pick<HotelRepository, 'listByOwner'>;
};

/** Guests no longer find, open or book the rooms of this owner's hotels. Bookings stand. */
export const closeHotels = (deps: Deps, ownerId: string): Promise<void> =>
  changeAll(deps, ownerId, (closed) => afterClosing(closed, 'operator'));

/** Their rooms are offered as before. Hotels that the owner has closed, and those whose owner has gone, stay closed. */
export const reopenHotels = (deps: Deps, ownerId: string): Promise<void> =>
  changeAll(deps, ownerId, (closed) => afterReopening(closed, 'operator'));

const changeAll = (deps: Deps, ownerId: string, change: (closed?: Closed) => Closed | undefined): Promise<void> =>
  deps.inTransaction(async (tx) => {
    // A hotel that is added at the same time is closed as well, or not added.
    await deps.accounts.takeTurn(tx, ownerId);
    for (const hotel of await deps.hotels.listByOwner(ownerId, tx))
      await storeClosed(deps, tx, hotel, change(hotel.closed));
  });

type ClosingDeps = StoreDeps & { hotels: Pick<HotelRepository, 'get' | 'countClosing'> };

/** What the owner has made of one hotel, as booking has decided; one that a later one has overtaken changes nothing. */
export async function applyClosing(
  deps: ClosingDeps,
  tx: Transaction,
  { hotelId, version }: { hotelId: string; version: number },
  change: typeof afterClosing | typeof afterReopening,
): Promise<void> {
  const hotel = await deps.hotels.get(hotelId, tx);
  if (!(await deps.hotels.countClosing(tx, hotelId, version))) return;
  await storeClosed(deps, tx, hotel, change(hotel.closed, 'owner'));
}

/** Of who has closed it the others learn where it was an operator: what its owner does they know from booking. */
async function storeClosed(deps: StoreDeps, tx: Transaction, before: Hotel, closed?: Closed): Promise<void> {
  if (closed === before.closed) return;
  const isPublished = isClosedByOperator(closed) !== isClosedByOperator(before.closed);
  const hotel = { ...before, closed, version: before.version + Number(isPublished) };
  await deps.hotels.setClosed(tx, hotel, closed);
  await changeListings(deps, tx, await deps.rooms.listByHotel(hotel, tx), (room) =>
    closed ? withClosedHotel(room, closed) : withReopenedHotel(room),
  );
  if (isPublished) await deps.outbox.add(tx, events.hotelChanged, hotelEventData(hotel));
}
