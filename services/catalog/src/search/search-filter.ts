import type { QueryFilter } from 'mongoose';
import type { RoomDocument } from '../rooms/room-model.js';
import { nightsByMonth, takenPattern } from './domain/month-calendar.js';
import type { Cursor, Sort } from './cursor.js';
import type { Wishes } from './search.js';

type Filter = QueryFilter<RoomDocument>;

const orders = {
  newest: { field: 'createdAt', direction: -1 },
  'price-asc': { field: 'nightMinor', direction: 1 },
  'price-desc': { field: 'nightMinor', direction: -1 },
} as const satisfies Record<Sort, { field: keyof RoomDocument; direction: 1 | -1 }>;

export const orderOf = (sort: Sort) => ({ [orders[sort].field]: orders[sort].direction, _id: orders[sort].direction });

/** Rooms that can be booked and fit the search. */
export function fitting({ cities, roomTypes, prices, nights }: Wishes): Filter {
  const filter: Filter = { isAvailable: true };
  if (cities) filter['hotel.city'] = { $in: cities };
  if (roomTypes) filter.roomType = { $in: roomTypes };
  if (prices) filter.$or = prices.map(({ from, to }) => ({ nightMinor: { $gte: from, $lte: to } }));
  for (const [month, wanted] of Object.entries(nightsByMonth(nights))) {
    filter[`calendar.${month}`] = { $not: { $regex: takenPattern(wanted) } };
  }
  return filter;
}

/** Rooms behind a place in the list. The first condition says nothing new, but lets the index begin there. */
export function behind({ value, id }: Cursor, sort: Sort): Filter {
  const { field, direction } = orders[sort];
  const [further, fromHere] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return { [field]: { [fromHere]: value }, $or: [{ [field]: { [further]: value } }, { _id: { [further]: id } }] };
}
