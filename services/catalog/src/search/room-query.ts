import type { calls, ParsedInput, RoomFilter } from '@wayhouse/contracts';
import { type Cursor, decodeCursor, type Sort } from './cursor.js';

/** One page of the rooms that match a filter. */
export type RoomQuery = { filter: RoomFilter; sort: Sort; limit: number; after?: Cursor };

export function toRoomQuery(input: ParsedInput<typeof calls.listRooms>): RoomQuery {
  const { sort, limit, cursor, ...filter } = input;
  return { filter, sort, limit, after: cursor ? decodeCursor(sort, cursor) : undefined };
}
