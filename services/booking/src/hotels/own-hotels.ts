import { DomainError } from '@wayhouse/domain';
import { waitForProjection } from '@wayhouse/service-kit';
import type { HotelProjection } from './hotel-projection.js';

type Hotels = Pick<HotelProjection, 'listIdsByOwner'>;

/**
 * The ids of the hotels that the caller may act on, the first one first. Routes for owners have checked before that there is
 * one; it may be gone since.
 */
export async function requireOwnHotels(hotels: Hotels, callerId: string): Promise<[string, ...string[]]> {
  const [first, ...others] = await hotels.listIdsByOwner(callerId);
  if (first === undefined) throw new DomainError('owners-only');
  return [first, ...others];
}

/**
 * The id of the hotel that the caller has named, or of the first. Another owner's is not found, like one that does not exist;
 * one that was just added is waited for.
 */
export async function requireOwnHotel(hotels: Hotels, callerId: string, named?: string): Promise<string> {
  if (named === undefined) return (await requireOwnHotels(hotels, callerId))[0];
  const own = await waitForProjection(async () => {
    const ids = await requireOwnHotels(hotels, callerId);
    return ids.includes(named) ? named : undefined;
  });
  if (own === undefined) throw new DomainError('hotel-not-found');
  return own;
}

/** What there is of each hotel that this account owns, in one list. */
export async function listOfHotels<Item>(
  { hotels }: { hotels: Hotels },
  ownerId: string,
  list: (hotelId: string) => Promise<Item[]>,
): Promise<Item[]> {
  const ids = await hotels.listIdsByOwner(ownerId);
  return (await Promise.all(ids.map(list))).flat();
}
