import type { Model } from 'mongoose';
import type { RoomDocument } from '../rooms/room-model.js';
import type { Position } from './cursor.js';
import type { Clause } from './filter-clauses.js';
import { afterCursor, comparePositions, fromCursor, isBefore, orderBy, valueOf } from './room-order.js';
import type { RoomQuery } from './room-query.js';

/** A hotel of a list: where it stands, how many of its rooms match and of how many types, and the id of the cheapest one. */
export type HotelInOrder = Position & { rooms: number; roomTypes: number; cheapest: string };

type GroupedRooms = Omit<HotelInOrder, 'id' | 'cheapest'> & { _id: string; cheapest: { room: string } };
type RoomInOrder = Omit<Position, 'id'> & { _id: string; hotel: { id: string } };

/** How many rooms are read first for each hotel of a page, and how many times as many when those were too few. */
const [perHotel, growth] = [6, 4];

/**
 * The first `limit` hotels of the rooms that match. A hotel stands where one of its rooms does, so the rooms are read in their order,
 * and only until that many hotels stand before the last one read: how many rooms follow makes no difference.
 */
export async function firstHotels(
  rooms: Model<RoomDocument>,
  matching: Clause,
  { sort, limit, after }: Omit<RoomQuery, 'filter'>,
): Promise<HotelInOrder[]> {
  const met = new Set<string>();
  const hotels: HotelInOrder[] = [];
  let rest = after && fromCursor(after, sort);
  for (let size = limit * perHotel; ; size *= growth) {
    const read = await rooms
      .find(rest ? { $and: [matching, rest] } : matching, { 'hotel.id': 1, nightMinor: 1, createdAt: 1 })
      .sort(orderBy(sort))
      .limit(size)
      .lean<RoomInOrder[]>();
    const added = [...new Set(read.map(({ hotel }) => hotel.id))].filter((id) => !met.has(id));
    added.forEach((id) => met.add(id));
    hotels.push(...(await groupRooms(rooms, matching, added, after && afterCursor(after, sort))));
    const last = read.length === size ? read.at(-1) : undefined;
    // Of another hotel with the same value the room may be one that follows.
    const known = last ? hotels.filter((hotel) => isBefore(hotel, last, sort)) : hotels;
    if (!last || known.length >= limit) return known.sort(comparePositions(sort)).slice(0, limit);
    rest = afterCursor({ value: valueOf(last, sort), id: last._id }, sort);
  }
}

/** Some hotels by all of their rooms that match. Rows have the names of a room's fields, so that hotels have the orders of rooms. */
async function groupRooms(
  rooms: Model<RoomDocument>,
  matching: Clause,
  hotels: string[],
  after: Clause = {},
): Promise<HotelInOrder[]> {
  const rows = await rooms
    .aggregate<GroupedRooms>([
      { $match: { $and: [{ 'hotel.id': { $in: hotels } }, matching] } },
      {
        $group: {
          _id: { hotel: '$hotel.id', roomType: '$roomType' },
          rooms: { $sum: 1 },
          nightMinor: { $min: '$nightMinor' },
          createdAt: { $max: '$createdAt' },
          // Prices that are one in the site's money may differ in the hotel's.
          cheapest: {
            $min: { night: '$nightMinor', own: { $ifNull: ['$quotedMinor', '$nightMinor'] }, room: '$_id' },
          },
        },
      },
      {
        $group: {
          _id: '$_id.hotel',
          rooms: { $sum: '$rooms' },
          roomTypes: { $sum: 1 },
          nightMinor: { $min: '$nightMinor' },
          createdAt: { $max: '$createdAt' },
          cheapest: { $min: '$cheapest' },
        },
      },
      { $match: after },
    ])
    .exec();
  return rows.map(({ _id: id, cheapest: { room }, ...row }) => ({ id, ...row, cheapest: room }));
}
