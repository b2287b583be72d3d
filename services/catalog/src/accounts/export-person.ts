import { toOwnRoomResponse } from '../rooms/room-response.js';
import type { RecordedChanges } from '../changes/recorded-change-repository.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { StaffRepository } from '../staff/staff-repository.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { AccountRepository } from './account-repository.js';

export type Deps = {
  accounts: Pick<AccountRepository, 'get'>;
  hotels: Pick<HotelRepository, 'listByOwner'>;
  rooms: Pick<RoomRepository, 'listByOwner'>;
  staff: Pick<StaffRepository, 'listEver'>;
  recordedChanges: Pick<RecordedChanges, 'listBy'>;
  now: () => Date;
};

/** All that the catalog has of a person. */
export const exportPerson = async ({ accounts, hotels, rooms, staff, recordedChanges, now }: Deps, userId: string) => ({
  account: [await accounts.get(userId)],
  memberships: await staff.listEver(userId),
  hotel: await hotels.listByOwner(userId),
  rooms: (await rooms.listByOwner(userId)).map((room) => toOwnRoomResponse(room, undefined, now())),
  changes: await recordedChanges.listBy(userId),
});
