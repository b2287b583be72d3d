import { DomainError } from '@wayhouse/domain';
import type { HotelProjection } from './hotel-projection.js';

/** The id of the caller's hotel. Routes for owners have checked before that there is one; it may be gone since. */
export async function requireOwnHotel(
  hotels: Pick<HotelProjection, 'findIdByOwner'>,
  ownerId: string,
): Promise<string> {
  const hotelId = await hotels.findIdByOwner(ownerId);
  if (!hotelId) throw new DomainError('owners-only');
  return hotelId;
}
