import { toOwnRoomResponse } from '../rooms/room-response.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { AccountRepository } from './account-repository.js';

export type Deps = {
  accounts: Pick<AccountRepository, 'find'>;
  hotels: Pick<HotelRepository, 'findByOwner'>;
  rooms: Pick<RoomRepository, 'listByOwner'>;
};

/** All that the catalog has of a person. */
export const exportPerson = async ({ accounts, hotels, rooms }: Deps, userId: string) => ({
  account: [await accounts.find(userId)],
  hotel: await hotels.findByOwner(userId),
  rooms: (await rooms.listByOwner(userId)).map(toOwnRoomResponse),
});
