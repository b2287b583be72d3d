import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, FindProfile } from '@wayhouse/service-kit';
import type { AccountRepository } from '../accounts/account-repository.js';
import type { CountNewHotel } from './new-hotel-limits.js';
import type { HotelRepository } from './hotel-repository.js';
import type { Hotel, HotelDetails } from './domain/hotel.js';

type Deps = {
  inTransaction: InTransaction;
  outbox: Outbox;
  findProfile: FindProfile;
  newId: () => string;
  hotels: Pick<HotelRepository, 'add'>;
  accounts: Pick<AccountRepository, 'becomeOwner'>;
  countNewHotel: CountNewHotel;
  now: () => Date;
};

/** `network` is where the owner's request came from. */
export async function registerHotel(
  deps: Deps,
  ownerId: string,
  details: HotelDetails,
  network: string,
): Promise<Hotel> {
  const { name, image } = await deps.findProfile(ownerId);
  const hotel: Hotel = { id: deps.newId(), version: 1, owner: { id: ownerId, name, image }, ...details };
  await deps.inTransaction(async (tx) => {
    await deps.hotels.add(tx, hotel);
    await deps.accounts.becomeOwner(tx, ownerId);
    await deps.countNewHotel(tx, network, deps.now());
    await deps.outbox.add(tx, events.hotelRegistered, { hotelId: hotel.id, version: 1, ownerId, ...details });
  });
  return hotel;
}
