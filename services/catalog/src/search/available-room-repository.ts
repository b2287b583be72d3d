import type { RoomFacets, RoomFilter } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import type { Connection } from 'mongoose';
import { roomModel, toRoom, type RoomDocument, withoutSearchFields } from '../rooms/room-model.js';
import type { Room } from '../rooms/domain/room.js';
import { bookable } from './bookable.js';
import type { Position } from './cursor.js';
import { type FacetCounts, facetPipeline, toFacets } from './facet-pipeline.js';
import { afterCursor, orderBy } from './room-order.js';
import type { RoomQuery } from './room-query.js';

export type AvailableRooms = ReturnType<typeof availableRoomRepository>;

/** The rooms guests can search. */
export function availableRoomRepository(db: Connection, now: () => Date) {
  const rooms = roomModel(db);
  return {
    /** Up to `limit` rooms, where the last one stands, and whether more follow. */
    async page({
      filter,
      sort,
      limit,
      after,
    }: RoomQuery): Promise<{ rooms: Room[]; last?: Position; hasMore: boolean }> {
      const found = bookable(filter, now());
      const rows = await rooms
        .find(after ? { $and: [found, afterCursor(after, sort)] } : found, withoutSearchFields)
        .sort(orderBy(sort))
        .limit(limit + 1)
        .lean<RoomDocument[]>();
      const shown = rows.slice(0, limit);
      return { rooms: shown.map(toRoom), last: toPosition(shown.at(-1)), hasMore: rows.length > limit };
    },
    /** How many rooms there are, or that there are more than are counted. */
    async count(filter: RoomFilter): Promise<{ total: number; isCapped?: true }> {
      const most = limits.countedRooms;
      const found = await rooms
        .countDocuments(bookable(filter, now()))
        .limit(most + 1)
        .exec();
      return found > most ? { total: most, isCapped: true } : { total: found };
    },
    /** How many rooms each filter option would show. */
    async countFacets(filter: RoomFilter): Promise<RoomFacets> {
      const [counts] = await rooms.aggregate<FacetCounts>(facetPipeline(filter, now())).exec();
      return toFacets(counts);
    },
  };
}

const toPosition = (row: RoomDocument | undefined): Position | undefined => row && { ...row, id: row._id };
