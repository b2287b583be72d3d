import type { calls, ParsedOf } from '@wayhouse/contracts';
import type { AvailableRooms } from './available-rooms.js';
import { cursorOf } from './cursor.js';
import { searchFor } from './search.js';

type Deps = { availableRooms: AvailableRooms };

/** One page of what was looked for, and how many there are on all pages. */
export async function listRooms({ availableRooms }: Deps, input: ParsedOf<typeof calls.listRooms>) {
  const search = searchFor(input);
  const [{ rooms, more }, total] = await Promise.all([availableRooms.page(search), availableRooms.count(search)]);
  const last = rooms.at(-1);
  return { rooms, total, nextCursor: more && last ? cursorOf(search.sort, last) : undefined };
}
