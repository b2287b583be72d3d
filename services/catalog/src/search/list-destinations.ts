import { type Destination, imageUrl } from '@wayhouse/contracts';
import { findCity, limits } from '@wayhouse/domain';
import type { RankedRooms } from './ranked-room-repository.js';

/** Every city with rooms that can be booked; the first ones with a photo. */
export async function listDestinations({ rankedRooms }: { rankedRooms: RankedRooms }): Promise<Destination[]> {
  const counted = await rankedRooms.countByCity();
  return Promise.all(
    counted.map(async ({ city, rooms }, position) => ({
      city,
      country: findCity(city)?.country ?? '',
      rooms,
      ...(position < limits.destinationPhotos && { image: await photoOf(rankedRooms, city) }),
    })),
  );
}

/** A second photo, which no card shows on the same page; of the second room, since the first may be recommended there. */
async function photoOf(rankedRooms: RankedRooms, city: string): Promise<string | undefined> {
  const [first, second = first] = await rankedRooms.inCity(city, 2);
  const [cover, other = cover] = second?.images ?? [];
  return other && imageUrl(other);
}
