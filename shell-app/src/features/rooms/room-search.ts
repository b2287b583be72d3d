import type { CallInput } from '@wayhouse/contracts/call';
import { type countRoomFacets, roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { limits } from '@wayhouse/contracts/limits';
import { type PriceBandId, priceBandIds } from '@wayhouse/domain/price-bands';
import { type RoomType, roomTypes } from '@wayhouse/domain/room-types';
import { today } from '@wayhouse/web-kit/calendar-date';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { readDates, readGuests } from '../../shared/read-stay-params.js';
import { noDates, noStay } from '../../shared/stay-params.js';
import { writeParams } from '../../shared/write-params.js';

export type RoomSearch = {
  destination: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  roomType: RoomType[];
  price: PriceBandId[];
  sort: (typeof roomSortOrders)[number];
};

/** What the panel of filters sets; the rest of a search is the place, the dates and the guests. */
export const noFilters = { roomType: [], price: [], sort: 'newest' } satisfies Partial<RoomSearch>;
export const hasFilters = ({ roomType, price, sort }: RoomSearch): boolean =>
  roomType.length > 0 || price.length > 0 || sort !== noFilters.sort;

/** What an address asks for. What it says wrongly, or of days that are over, counts as not said. */
export function readRoomSearch(query: URLSearchParams): RoomSearch {
  const said = (name: string) => query.get(name) ?? '';
  const listed = <Item extends string>(name: string, known: readonly Item[]) => {
    const items = said(name).split(',');
    return known.filter((item) => items.includes(item));
  };
  return {
    destination: destinationIn(said('destination')),
    ...stayIn(query),
    guests: readGuests(query, limits.searchGuests),
    roomType: listed('roomType', roomTypes),
    price: listed('price', priceBandIds),
    sort: listed('sort', roomSortOrders)[0] ?? 'newest',
  };
}

function destinationIn(text: string): string {
  const destination = text.replace(/\p{Cc}/gu, ' ').trim();
  return destination.length <= limits.city ? destination : '';
}

function stayIn(query: URLSearchParams): StayDates {
  const dates = readDates(query, today());
  return dates.checkOut > dates.checkIn ? dates : noDates;
}

const noSearch: RoomSearch = { destination: '', ...noStay, ...noFilters };

/** The search as query parameters; what is not chosen is left out. */
export const writeRoomSearch = (search: RoomSearch) => new URLSearchParams(writeParams(search, noSearch));

/** The same as the server is asked, without the order. */
export const asked = ({ sort: _, checkIn, checkOut, ...search }: RoomSearch): CallInput<typeof countRoomFacets> => ({
  ...search,
  checkIn: checkIn || undefined,
  checkOut: checkOut || undefined,
});
