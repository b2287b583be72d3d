import { type calls, type FoundHotel, imageUrl, type ParsedInput } from '@wayhouse/contracts';
import { type SiteMoney, toAmount } from '@wayhouse/domain';
import { currencyOf } from '../hotels/domain/hotel-currency.js';
import { hotelPhotos } from '../hotels/domain/hotel-photos.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { AvailableHotel, AvailableHotels } from './available-hotel-repository.js';
import { cheapestRoom } from './cheapest-room.js';
import { encodeCursor } from './cursor.js';
import type { Room } from '../rooms/domain/room.js';
import { leastPrice } from '../rooms/room-response.js';
import { toRoomQuery } from './room-query.js';

type Deps = {
  availableHotels: AvailableHotels;
  hotels: Pick<HotelRepository, 'listByIds'>;
  site: SiteMoney;
  now: () => Date;
};

/** One page of the hotels of the rooms that match, and how many hotels there are on all pages, or at least. */
export async function listHotels(
  { availableHotels, hotels: profiles, site, now }: Deps,
  input: ParsedInput<typeof calls.listHotels>,
) {
  const query = toRoomQuery(input);
  const [{ hotels, hasMore }, { total, ...count }] = await Promise.all([
    availableHotels.page(query),
    availableHotels.count(query.filter),
  ]);
  const last = hotels.at(-1);
  const photosOf = await listPhotosOf(profiles, hotels);
  return {
    hotels: hotels.map(({ candidates, rooms, roomTypes }) => {
      const { room, price } = cheapestRoom(candidates, input, now());
      return { ...toFoundHotel(room, photosOf, site, now()), rooms, roomTypes, ...price };
    }),
    total: Math.max(total, hotels.length),
    ...count,
    nextCursor: hasMore && last ? encodeCursor(query.sort, last.position) : undefined,
  };
}

/** The photos of each hotel itself, by its id. */
async function listPhotosOf(profiles: Deps['hotels'], found: AvailableHotel[]): Promise<Map<string, string[]>> {
  const hotels = await profiles.listByIds(found.map(({ position }) => position.id));
  return new Map(hotels.map(({ id, images = [] }) => [id, images]));
}

function toFoundHotel(
  cheapest: Room,
  photosOf: Map<string, string[]>,
  site: SiteMoney,
  now: Date,
): Omit<FoundHotel, 'rooms' | 'roomTypes'> {
  const { hotel, images, nightMinor } = cheapest;
  const { id: _id, name, address, city, slug } = hotel;
  const price = {
    pricePerNight: toAmount(nightMinor),
    currency: currencyOf(hotel, site),
    ...leastPrice(cheapest, now),
  };
  const found = { _id, name, address, city, ...(slug !== undefined && { slug }) };
  const photos = hotelPhotos(photosOf.get(hotel.id) ?? [], [images]);
  return { ...found, ...price, images: photos.map(imageUrl) };
}
