import type { roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import type { FilterName, FilterValue, RoomFilter } from '@wayhouse/contracts/room-filters';

/** Whether the list has every room, or each of their hotels once. */
export const roomViews = ['rooms', 'hotels'] as const;
export type RoomView = (typeof roomViews)[number];

/** What the list of rooms shows: a value for every filter, and the order. A text is `''` and a list empty if not given. */
export type RoomSearch = Required<Omit<RoomFilter, 'adults'>> &
  Pick<RoomFilter, 'adults'> & { sort: (typeof roomSortOrders)[number]; view: RoomView };

/** A part of a search that is read, shown and changed as one. */
export type SearchPart = FilterName | 'sort' | 'view';
export type PartValue<Part extends SearchPart> = Part extends FilterName
  ? Pick<RoomSearch, keyof FilterValue<Part> & keyof RoomSearch>
  : Pick<RoomSearch, Part & keyof RoomSearch>;

/** How many results a search has; `isCapped` where there are more than were counted. */
export type Count = { total: number; isCapped?: boolean };
