import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { NightHolds } from '../search/night-hold-projection.js';

type Rooms = Pick<RoomRepository, 'listPhotos'>;
type Hotels = Pick<HotelRepository, 'listPhotos'>;

/**
 * Which photos are still shown: those of a hotel, and those of a room, unless its owner has gone and it has no booking, which
 * would show them.
 */
export function shownPhotos(rooms: Rooms, hotels: Hotels, holds: Pick<NightHolds, 'listBookedRooms'>) {
  async function listShown(photo?: string): Promise<Set<string>> {
    const [found, ofHotels] = await Promise.all([rooms.listPhotos(photo), hotels.listPhotos(photo)]);
    const booked = await holds.listBookedRooms(found.filter(({ isGone }) => isGone).map(({ room }) => room));
    const ofRooms = found.filter(({ room, isGone }) => !isGone || booked.has(room)).flatMap(({ images }) => images);
    return new Set([...ofHotels, ...ofRooms]);
  }
  return { listShown: () => listShown(), isShown: async (photo: string) => (await listShown(photo)).has(photo) };
}
