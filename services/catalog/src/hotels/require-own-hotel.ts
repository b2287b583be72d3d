import { assertRole, DomainError, mayActAs, type StaffRole } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import type { StaffRepository } from '../staff/staff-repository.js';
import type { Hotel } from './domain/hotel.js';
import type { HotelRepository } from './hotel-repository.js';

type Deps = { hotels: Pick<HotelRepository, 'listByOwner' | 'listByIds'>; staff: Pick<StaffRepository, 'listByUser'> };
type OwnHotel = { hotel: Hotel; role: StaffRole };

/** The hotels that an account owns, the first one first, then those whose staff it is a member of, the longest there first. */
export async function listOwnHotels({ hotels, staff }: Deps, accountId: string): Promise<OwnHotel[]> {
  const [owned, members] = await Promise.all([hotels.listByOwner(accountId), staff.listByUser(accountId)]);
  const others = new Map(
    (await hotels.listByIds(members.map(({ hotelId }) => hotelId))).map((each) => [each.id, each]),
  );
  return [
    ...owned.map((hotel) => ({ hotel, role: 'owner' as const })),
    ...members.flatMap(({ hotelId, role }) => {
      const hotel = others.get(hotelId);
      return hotel ? [{ hotel, role }] : [];
    }),
  ];
}

/**
 * The hotel of the caller with this id, without one the first where the caller has the role that the call needs. Another's is not
 * found, like one that does not exist.
 */
export async function requireOwnHotel(deps: Deps, caller: StaffCaller, id?: string): Promise<Hotel> {
  const own = await listOwnHotels(deps, caller.id);
  if (own.length === 0) throw new DomainError('hotel-required');
  const found = id === undefined ? firstFor(own, caller) : own.find(({ hotel }) => hotel.id === id);
  assertRole(found?.role, caller.needs, 'hotel-not-found');
  return found!.hotel;
}

const firstFor = (own: OwnHotel[], { needs }: StaffCaller) => own.find(({ role }) => mayActAs(role, needs)) ?? own[0];
