import type { RoomFilter } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import type { Connection } from 'mongoose';
import type { Room } from '../rooms/domain/room.js';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from '../rooms/room-model.js';
import type { Position } from './cursor.js';
import { bookable } from './bookable.js';
import { firstHotels, type HotelInOrder } from './first-hotels-repository.js';
import type { RoomQuery } from './room-query.js';

/**
 * A hotel by its rooms that match: their number, of how many types they are, and where it stands in the list. `candidates` are those of
 * which one is the cheapest: with dates all of them, as prices depend on the stay, and otherwise the one whose night costs least.
 */
export type AvailableHotel = { position: Position; rooms: number; roomTypes: number; candidates: Room[] };

export type AvailableHotels = ReturnType<typeof availableHotelRepository>;

/** The hotels whose rooms guests can search. */
export function availableHotelRepository(db: Connection, now: () => Date) {
  const rooms = roomModel(db);

  async function candidatesOf(hotels: HotelInOrder[], filter: RoomFilter): Promise<Room[]> {
    const found = await rooms
      .find(
        filter.checkIn === undefined
          ? { _id: { $in: hotels.map(({ cheapest }) => cheapest) } }
          : { $and: [{ 'hotel.id': { $in: hotels.map(({ id }) => id) } }, bookable(filter, now())] },
        { ...withoutSearchFields, description: 0 },
      )
      .lean<RoomDocument[]>();
    return found.map(toRoom);
  }

  return {
    /** Up to `limit` hotels, and whether more follow. */
    async page({ filter, limit, ...query }: RoomQuery): Promise<{ hotels: AvailableHotel[]; hasMore: boolean }> {
      const found = await firstHotels(rooms, bookable(filter, now()), { ...query, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const known = await candidatesOf(shown, filter);
      const hotels = shown.flatMap(({ rooms: count, roomTypes, cheapest: _, ...position }) => {
        const candidates = known.filter(({ hotel }) => hotel.id === position.id);
        // One whose rooms were removed since is left out.
        return candidates.length ? [{ position, rooms: count, roomTypes, candidates }] : [];
      });
      return { hotels, hasMore: found.length > limit };
    },
    /** How many hotels there are, or that there are at least so many: no more rooms are read than are counted. */
    async count(filter: RoomFilter): Promise<{ total: number; isCapped?: true }> {
      const most = limits.countedRooms;
      const [counted] = await rooms
        .aggregate<{ hotels: number; rooms: number }>([
          { $match: bookable(filter, now()) },
          { $limit: most + 1 },
          { $group: { _id: '$hotel.id', rooms: { $sum: 1 } } },
          { $group: { _id: null, hotels: { $sum: 1 }, rooms: { $sum: '$rooms' } } },
        ])
        .exec();
      if (!counted) return { total: 0 };
      return { total: counted.hotels, ...(counted.rooms > most && { isCapped: true }) };
    },
  };
}
