import type { RoomDocument } from '../rooms/room-model.js';
import type { Cursor, Sort } from './cursor.js';
import type { Clause } from './filter-clauses.js';

const orders = {
  newest: { field: 'createdAt', direction: -1 },
  'price-asc': { field: 'nightMinor', direction: 1 },
  'price-desc': { field: 'nightMinor', direction: -1 },
} as const satisfies Record<Sort, { field: keyof RoomDocument; direction: 1 | -1 }>;

export const orderBy = (sort: Sort) => ({ [orders[sort].field]: orders[sort].direction, _id: orders[sort].direction });

/** Rooms after a position in the list. The first condition adds nothing, but lets the index begin there. */
export function afterCursor({ value, id }: Cursor, sort: Sort): Clause {
  const { field, direction } = orders[sort];
  const [after, fromHere] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [field]: { [fromHere]: value }, $or: [{ [field]: { [after]: value } }, { _id: { [after]: id } }] };
}
