import type { calls, ParsedInput } from '@wayhouse/contracts';
import type { AvailableRooms } from './available-room-repository.js';
import { encodeCursor } from './cursor.js';
import { toRoomQuery } from './room-query.js';

type Deps = { availableRooms: AvailableRooms };

/** One page of results, and the number of results on all pages, as far as they are counted. */
export async function listRooms({ availableRooms }: Deps, input: ParsedInput<typeof calls.listRooms>) {
  const query = toRoomQuery(input);
  const [{ rooms, last, hasMore }, counted] = await Promise.all([
    availableRooms.page(query),
    availableRooms.count(query.filter),
  ]);
  const nextCursor = hasMore && last ? encodeCursor(query.sort, last) : undefined;
  return { rooms, ...counted, nextCursor };
}
