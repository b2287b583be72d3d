import { limits } from '@wayhouse/domain';
import type { Connection, PipelineStage } from 'mongoose';
import type { Room } from '../rooms/domain/room.js';
import { filterClauses } from './filter-clauses.js';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from '../rooms/room-model.js';

/** Most booked first, then those with the most photos to look at. When a room was added does not count. */
const byRank = { bookings: -1, largePhotos: -1, _id: 1 } as const;

/** So many more rooms are read at a time than asked for, to find enough different hotels among them. */
const perHotel = 6;

export type RankedRooms = ReturnType<typeof rankedRoomRepository>;
type CityCount = { city: string; rooms: number; bookings: number };

/** The rooms of the home page, and the cities that have rooms. */
export function rankedRoomRepository(db: Connection) {
  const rooms = roomModel(db);
  const best = async (condition: object, limit: number): Promise<Room[]> => {
    const found = await rooms
      .find({ isAvailable: true, ...condition }, withoutSearchFields)
      .sort(byRank)
      .limit(limit)
      .lean<RoomDocument[]>();
    return found.map(toRoom);
  };
  return {
    /** The best rooms with enough large photos, there or anywhere; the best one of each hotel before the second one of any. */
    async list(limit: number, destination?: string): Promise<Room[]> {
      const isThere = destination ? filterClauses.destination({ destination }) : {};
      const suits = { $and: [isThere, { largePhotos: { $gte: limits.largePhotos } }] };
      const found: Room[] = [];
      for (;;) {
        const hotels = [...new Set(found.map(({ hotel }) => hotel.id))];
        if (found.length && hotels.length >= limit) break;
        const more = await best({ ...suits, 'hotel.id': { $not: { $in: hotels } } }, limit * perHotel);
        found.push(...more);
        if (more.length < limit * perHotel) break;
      }
      return spread(found).slice(0, limit);
    },
    /** The best rooms of a city. */
    inCity: (city: string, limit: number): Promise<Room[]> =>
      best({ 'hotel.city': city, largePhotos: { $gte: 1 } }, limit),
    /** Every city with rooms, the most booked first. */
    async countByCity(): Promise<CityCount[]> {
      const group = { _id: '$hotel.city', rooms: { $sum: 1 }, bookings: { $sum: '$bookings' } };
      const pipeline: PipelineStage[] = [{ $match: { isAvailable: true } }, { $group: group }];
      const found = await rooms.aggregate<Omit<CityCount, 'city'> & { _id: string }>(pipeline).exec();
      return found
        .map(({ _id: city, ...counts }) => ({ city, ...counts }))
        .sort((a, b) => b.bookings - a.bookings || b.rooms - a.rooms || a.city.localeCompare(b.city));
    },
  };
}

/** All first rooms of a hotel, then all second ones. */
function spread(rooms: Room[]): Room[] {
  const seen = new Map<string, number>();
  const turns = rooms.map((room) => {
    const turn = seen.get(room.hotel.id) ?? 0;
    seen.set(room.hotel.id, turn + 1);
    return { room, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ room }) => room);
}
