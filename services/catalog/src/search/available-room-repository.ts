import type { Connection } from 'mongoose';
import { roomModel, toRoom, type RoomDocument, withoutCalendar } from '../rooms/room-model.js';
import type { Room } from '../rooms/domain/room.js';
import type { PriceRange } from './domain/price-ranges.js';
import { behind, fitting, orderOf } from './search-filter.js';
import type { Search, Wishes } from './search.js';
import { type FacetCounts, facetPipeline } from './facet-pipeline.js';

export type AvailableRooms = ReturnType<typeof availableRoomRepository>;

/** The rooms guests can search. */
export function availableRoomRepository(db: Connection) {
  const rooms = roomModel(db);
  return {
    /** Up to `limit` rooms, and whether more follow. */
    async page(search: Search): Promise<{ rooms: Room[]; hasMore: boolean }> {
      const { after, sort, limit } = search;
      const filter = after ? { $and: [fitting(search), behind(after, sort)] } : fitting(search);
      const rows = await rooms
        .find(filter, withoutCalendar)
        .sort(orderOf(sort))
        .limit(limit + 1)
        .lean<RoomDocument[]>();
      return { rooms: rows.slice(0, limit).map(toRoom), hasMore: rows.length > limit };
    },
    count: (wishes: Wishes): Promise<number> => rooms.countDocuments(fitting(wishes)).exec(),
    /** How many rooms match, by room type; of each type, how many are in `prices` (all without) and in each price band. */
    countFacets: (wishes: Wishes, prices?: PriceRange[]): Promise<FacetCounts[]> =>
      rooms.aggregate<FacetCounts>(facetPipeline(wishes, prices)).exec(),
  };
}
