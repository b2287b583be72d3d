import { assertRole, type StaffRole } from '@wayhouse/domain';

/** The roles of a caller by the ids of the hotels, the first one first, and the role that the call needs. */
export type OwnHotels = { callerId: string; roles: ReadonlyMap<string, StaffRole>; needs: StaffRole };

/** Throws unless the caller has the role at this hotel that the call needs. Who has none there does not learn of it. */
export function assertMayActOn(
  { roles, needs }: OwnHotels,
  hotelId: string,
  notFound: 'booking-not-found' | 'room-not-found',
): void {
  assertRole(roles.get(hotelId), needs, notFound);
}
