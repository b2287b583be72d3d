import type { RoomDocument } from '../rooms/room-model.js';
import type { Cursor, Position, Sort } from './cursor.js';
import type { Clause } from './filter-clauses.js';

const orders = {
  newest: { field: 'createdAt', direction: -1 },
  'price-asc': { field: 'nightMinor', direction: 1 },
  'price-desc': { field: 'nightMinor', direction: -1 },
} as const satisfies Record<Sort, { field: keyof RoomDocument; direction: 1 | -1 }>;

type Ordered = Pick<Position, 'nightMinor' | 'createdAt'>;

export const orderBy = (sort: Sort) => ({ [orders[sort].field]: orders[sort].direction, _id: orders[sort].direction });

/** What a room or hotel is ordered by. */
export const valueOf = (ordered: Ordered, sort: Sort): number | Date => ordered[orders[sort].field];

/** Negative where the value of the first one comes before that of the second. */
const compareValues = (a: Ordered, b: Ordered, sort: Sort): number =>
  orders[sort].direction * (Number(valueOf(a, sort)) - Number(valueOf(b, sort)));

export const isBefore = (a: Ordered, b: Ordered, sort: Sort): boolean => compareValues(a, b, sort) < 0;

/** Compares as `orderBy` sorts. */
export const comparePositions =
  (sort: Sort) =>
  (a: Position, b: Position): number =>
    compareValues(a, b, sort) || orders[sort].direction * (a.id < b.id ? -1 : 1);

/** Rooms from the value of a position on. */
export const fromCursor = ({ value }: Cursor, sort: Sort): Clause => ({
  [orders[sort].field]: { [orders[sort].direction === 1 ? '$gte' : '$lte']: value },
});

/** Rooms after a position in the list. The first condition adds nothing, but lets the index begin there. */
export function afterCursor(cursor: Cursor, sort: Sort): Clause {
  const { field, direction } = orders[sort];
  const after = direction === 1 ? '$gt' : '$lt';
  return {
    ...fromCursor(cursor, sort),
    $or: [{ [field]: { [after]: cursor.value } }, { _id: { [after]: cursor.id } }],
  };
}
