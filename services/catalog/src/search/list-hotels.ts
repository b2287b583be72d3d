import { type calls, type FoundHotel, imageUrl, type ParsedInput } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { AvailableHotel, AvailableHotels } from './available-hotel-repository.js';
import { encodeCursor } from './cursor.js';
import { toRoomQuery } from './room-query.js';

type Deps = { availableHotels: AvailableHotels };

/** One page of the hotels of the rooms that match, and the number of hotels on all pages. */
export async function listHotels({ availableHotels }: Deps, input: ParsedInput<typeof calls.listHotels>) {
  const query = toRoomQuery(input);
  const [{ hotels, hasMore }, total] = await Promise.all([
    availableHotels.page(query),
    availableHotels.count(query.filter),
  ]);
  const last = hotels.at(-1);
  return {
    hotels: hotels.map(toFoundHotel),
    total,
    nextCursor: hasMore && last ? encodeCursor(query.sort, last.position) : undefined,
  };
}

function toFoundHotel({ rooms, cheapest: { hotel, images, nightMinor } }: AvailableHotel): FoundHotel {
  const { id: _id, name, address, city } = hotel;
  return { _id, name, address, city, rooms, pricePerNight: toAmount(nightMinor), images: images.map(imageUrl) };
}
