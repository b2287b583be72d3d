import type { RoomRepository } from '../rooms/room-repository.js';
import type { NightHolds } from '../search/night-hold-projection.js';

type Rooms = Pick<RoomRepository, 'listPhotos'>;

/** Which photos are still shown: those of a room, unless its owner has gone and it has no booking, which would show them. */
export function shownPhotos(rooms: Rooms, holds: Pick<NightHolds, 'listBookedRooms'>) {
  async function listShown(photo?: string): Promise<Set<string>> {
    const found = await rooms.listPhotos(photo);
    const booked = await holds.listBookedRooms(found.filter(({ isGone }) => isGone).map(({ room }) => room));
    return new Set(found.filter(({ room, isGone }) => !isGone || booked.has(room)).flatMap(({ images }) => images));
  }
  return { listShown: () => listShown(), isShown: async (photo: string) => (await listShown(photo)).has(photo) };
}
