import { type calls, type FoundHotel, imageUrl, type ParsedInput } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { AvailableHotel, AvailableHotels } from './available-hotel-repository.js';
import { encodeCursor } from './cursor.js';
import { leastPrice } from '../rooms/room-response.js';
import { toRoomQuery } from './room-query.js';
import { stayPrice } from './stay-price.js';

type Deps = { availableHotels: AvailableHotels; now: () => Date };

/** One page of the hotels of the rooms that match, and the number of hotels on all pages. */
export async function listHotels({ availableHotels, now }: Deps, input: ParsedInput<typeof calls.listHotels>) {
  const query = toRoomQuery(input);
  const [{ hotels, hasMore }, total] = await Promise.all([
    availableHotels.page(query),
    availableHotels.count(query.filter),
  ]);
  const last = hotels.at(-1);
  return {
    hotels: hotels.map((hotel) => ({ ...toFoundHotel(hotel), ...stayPrice(hotel.cheapest, input, now()) })),
    total,
    nextCursor: hasMore && last ? encodeCursor(query.sort, last.position) : undefined,
  };
}

function toFoundHotel({ rooms, cheapest }: AvailableHotel): FoundHotel {
  const { hotel, images, nightMinor } = cheapest;
  const { id: _id, name, address, city, slug } = hotel;
  const price = { pricePerNight: toAmount(nightMinor), ...leastPrice(cheapest) };
  const found = { _id, name, address, city, ...(slug !== undefined && { slug }) };
  return { ...found, rooms, ...price, images: images.map(imageUrl) };
}
