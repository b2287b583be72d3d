import type { RoomFilter } from '@wayhouse/contracts';
import type { Connection, PipelineStage } from 'mongoose';
import type { Room } from '../rooms/domain/room.js';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from '../rooms/room-model.js';
import type { Position } from './cursor.js';
import { bookable } from './bookable.js';
import { afterCursor, orderBy } from './room-order.js';
import type { RoomQuery } from './room-query.js';

/** A hotel by its rooms that match: their number, the cheapest one, and where it stands in the list. */
export type AvailableHotel = { position: Position; rooms: number; cheapest: Room };

type HotelRow = Omit<Position, 'id'> & { _id: string; rooms: number; cheapest: { room: string } };

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
    async page({ filter, sort, limit, after }: RoomQuery): Promise<{ hotels: AvailableHotel[]; hasMore: boolean }> {
      // Grouped rows are named as the fields of a room, so that hotels have the orders of rooms.
      const pipeline: PipelineStage[] = [
        { $match: bookable(filter, now()) },
        { $group: hotelRow },
        ...(after ? [{ $match: afterCursor(after, sort) }] : []),
        { $sort: orderBy(sort) },
        { $limit: limit + 1 },
      ];
      const rows = await rooms.aggregate<HotelRow>(pipeline).exec();
      const cheapest = await roomsById(rows.slice(0, limit).map((row) => row.cheapest.room));
      const hotels = rows.slice(0, limit).flatMap(({ _id: id, rooms: count, cheapest: { room }, ...position }) => {
        // One that was removed since is left out.
        const found = cheapest.get(room);
        return found ? [{ position: { id, ...position }, rooms: count, cheapest: found }] : [];
      });
      return { hotels, hasMore: rows.length > limit };
    },
    async count(filter: RoomFilter): Promise<number> {
      const pipeline: PipelineStage[] = [
        { $match: bookable(filter, now()) },
        { $group: { _id: '$hotel.id' } },
        { $group: { _id: null, hotels: { $sum: 1 } } },
      ];
      const [counted] = await rooms.aggregate<{ hotels: number }>(pipeline).exec();
      return counted?.hotels ?? 0;
    },
  };
}

const hotelRow = {
  _id: '$hotel.id',
  rooms: { $sum: 1 },
  nightMinor: { $min: '$nightMinor' },
  createdAt: { $max: '$createdAt' },
  cheapest: { $min: { night: '$nightMinor', room: '$_id' } },
};
