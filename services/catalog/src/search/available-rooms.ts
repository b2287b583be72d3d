import type { Connection } from 'mongoose';
import { roomModel, roomOf, type RoomRow, withoutCalendar } from '../rooms/room-model.js';
import type { Room } from '../rooms/domain/room.js';
import type { PriceRange } from './domain/price-ranges.js';
import { behind, fitting, orderOf } from './search-filter.js';
import type { Search, Wishes } from './search.js';
import { type Tally, tallying } from './facets.js';

export type AvailableRooms = ReturnType<typeof availableRooms>;

/** The rooms guests can find. */
export function availableRooms(db: Connection) {
  const rooms = roomModel(db);
  return {
    /** Up to `limit` rooms, and whether there are more behind them. */
    async page(search: Search): Promise<{ rooms: Room[]; more: boolean }> {
      const { after, sort, limit } = search;
      const filter = after ? { $and: [fitting(search), behind(after, sort)] } : fitting(search);
      const rows = await rooms
        .find(filter, withoutCalendar)
        .sort(orderOf(sort))
        .limit(limit + 1)
        .lean<RoomRow[]>();
      return { rooms: rows.slice(0, limit).map(roomOf), more: rows.length > limit };
    },
    count: (wishes: Wishes): Promise<number> => rooms.countDocuments(fitting(wishes)).exec(),
    /**
     * The rooms that fit, by type, and within each type by price: in the chosen ranges (all of them
     * where none is), and in each band.
     */
    tally: (wishes: Wishes, prices?: PriceRange[]): Promise<Tally[]> =>
      rooms.aggregate<Tally>(tallying(wishes, prices)).exec(),
  };
}
