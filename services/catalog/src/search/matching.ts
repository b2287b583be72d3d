import { type FilterName, filterNames, type RoomFilter, roomFilters } from '@wayhouse/contracts';
import type { Asked } from './cities-with-offer.js';
import { type Clause, filterClauses } from './filter-clauses.js';

/** Rooms that can be booked and match the filter. */
export const matching = (filter: RoomFilter, now: Date): Clause => ({
  $and: [
    { isAvailable: true },
    ...filterNames.filter((name) => isSet(filter, name)).map((name) => clause(filter, name, now)),
  ],
});

/** Whether all parameters of a filter have a value; an empty text or list is none. */
export function isSet(filter: RoomFilter, name: FilterName): boolean {
  const fields = Object.keys(roomFilters[name].fields) as (keyof RoomFilter)[];
  return fields.every((field) => filter[field] !== undefined && String(filter[field]) !== '');
}

const clause = (filter: RoomFilter, name: FilterName, now: Date): Clause =>
  (filterClauses[name] as (value: RoomFilter, asked: Asked) => Clause)(filter, { checkIn: filter.checkIn, now });
