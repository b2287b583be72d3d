import type { RoomRepository } from '../rooms/room-repository.js';
import { assertOpen, type Hotel } from './domain/hotel.js';
import { hotelPhotos } from './domain/hotel-photos.js';
import type { HotelRepository } from './hotel-repository.js';
import type { HotelSlugs } from './hotel-slug-repository.js';

type Deps = {
  hotels: Pick<HotelRepository, 'get'>;
  slugs: Pick<HotelSlugs, 'findHotelId'>;
  rooms: Pick<RoomRepository, 'listOffered'>;
};

/** What guests see of a hotel beside its profile: `leastMinor` is the price of its cheapest night. */
export type ShownHotel = { hotel: Hotel; images: string[]; rooms: number; leastMinor?: number };

/** `name` is the end of the address of its page, or its id. */
export async function showHotel({ hotels, slugs, rooms }: Deps, name: string): Promise<ShownHotel> {
  const hotel = await hotels.get((await slugs.findHotelId(name)) ?? name);
  assertOpen(hotel);
  const offered = await rooms.listOffered(hotel.id);
  return {
    hotel,
    images: hotelPhotos(
      hotel.images ?? [],
      offered.map(({ images }) => images),
    ),
    rooms: offered.length,
    leastMinor: offered[0]?.nightMinor,
  };
}
