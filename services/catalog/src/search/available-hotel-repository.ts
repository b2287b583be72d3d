import type { RoomFilter } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import type { Connection } from 'mongoose';
import type { Room } from '../rooms/domain/room.js';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from '../rooms/room-model.js';
import type { Position } from './cursor.js';
import { bookable } from './bookable.js';
import { firstHotels } from './first-hotels-repository.js';
import type { RoomQuery } from './room-query.js';

/** A hotel by its rooms that match: their number, of how many types they are, the cheapest one, and where it stands in the list. */
export type AvailableHotel = { position: Position; rooms: number; roomTypes: number; cheapest: Room };

export type AvailableHotels = ReturnType<typeof availableHotelRepository>;

/** The hotels whose rooms guests can search. */
export function availableHotelRepository(db: Connection, now: () => Date) {
  const rooms = roomModel(db);

  async function roomsById(ids: string[]): Promise<Map<string, Room>> {
    const found = await rooms.find({ _id: { $in: ids } }, withoutSearchFields).lean<RoomDocument[]>();
    return new Map(found.map((room) => [room._id, toRoom(room)]));
  }

  return {
    /** Up to `limit` hotels, and whether more follow. */
    async page({ filter, limit, ...query }: RoomQuery): Promise<{ hotels: AvailableHotel[]; hasMore: boolean }> {
      const found = await firstHotels(rooms, bookable(filter, now()), { ...query, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const cheapest = await roomsById(shown.map((hotel) => hotel.cheapest));
      const hotels = shown.flatMap(({ rooms: count, roomTypes, cheapest: id, ...position }) => {
        const room = cheapest.get(id);
        // One that was removed since is left out.
        return room ? [{ position, rooms: count, roomTypes, cheapest: room }] : [];
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
