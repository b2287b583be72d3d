import type { HotelProjection } from './hotel-projection.js';

/** What there is of each hotel that this account owns, in one list. */
export async function listOfHotels<Item>(
  { hotels }: { hotels: Pick<HotelProjection, 'listIdsByOwner'> },
  ownerId: string,
  list: (hotelId: string) => Promise<Item[]>,
): Promise<Item[]> {
  const ids = await hotels.listIdsByOwner(ownerId);
  return (await Promise.all(ids.map(list))).flat();
}
