import { assertRole, type StaffRole } from '@wayhouse/domain';
import type { StaffCaller, Transaction } from '@wayhouse/service-kit';
import type { StaffRepository } from './staff-repository.js';

type Deps = { staff: Pick<StaffRepository, 'roleAt'> };
type OwnedHotel = { id: string; owner: { id: string } };

/** Throws unless the caller has the role at this hotel that the call needs. Who has none there does not learn of it. */
export async function assertMayActOn(
  deps: Deps,
  { id, needs }: StaffCaller,
  hotel: OwnedHotel,
  notFound: 'hotel-not-found' | 'room-not-found',
  tx?: Transaction,
): Promise<void> {
  assertRole(await roleAt(deps, id, hotel, tx), needs, notFound);
}

export const roleAt = async (
  { staff }: Deps,
  accountId: string,
  hotel: OwnedHotel,
  tx?: Transaction,
): Promise<StaffRole | undefined> => (hotel.owner.id === accountId ? 'owner' : staff.roleAt(hotel.id, accountId, tx));
