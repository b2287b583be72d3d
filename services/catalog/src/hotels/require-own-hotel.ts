import { DomainError } from '@wayhouse/domain';
import type { Hotel } from './domain/hotel.js';
import type { HotelRepository } from './hotel-repository.js';

/** The hotel of the caller with this id, without one the first. Another owner's is not found, like one that does not exist. */
export async function requireOwnHotel(
  hotels: Pick<HotelRepository, 'listByOwner'>,
  callerId: string,
  id?: string,
): Promise<Hotel> {
  const own = await hotels.listByOwner(callerId);
  const [first] = own;
  if (!first) throw new DomainError('hotel-required');
  const found = id === undefined ? first : own.find((hotel) => hotel.id === id);
  if (!found) throw new DomainError('hotel-not-found');
  return found;
}
