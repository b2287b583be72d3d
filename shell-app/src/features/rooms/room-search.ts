import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import type { CallInput } from '@wayhouse/contracts/call';
import { type countRoomFacets, roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { limits } from '@wayhouse/contracts/limits';
import { type PriceBandId, priceBandIds } from '@wayhouse/domain/price-bands';
import { type RoomType, roomTypes } from '@wayhouse/domain/room-types';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';

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
    ...stayIn(said('checkIn'), said('checkOut')),
    guests: guestsIn(said('guests')),
    roomType: listed('roomType', roomTypes),
    price: listed('price', priceBandIds),
    sort: listed('sort', roomSortOrders)[0] ?? 'newest',
  };
}

function destinationIn(text: string): string {
  const destination = text.replace(/\p{Cc}/gu, ' ').trim();
  return destination.length <= limits.city ? destination : '';
}

function stayIn(arrival: string, departure: string) {
  const [checkIn = '', checkOut = ''] = [arrival, departure].map((text) => CalendarDate.safeParse(text).data);
  const nights = daysBetween(checkIn, checkOut);
  const isPossible = checkIn >= today() && checkIn <= addDays(today(), limits.daysAhead) && nights >= 1;
  return isPossible && nights <= limits.nights ? { checkIn, checkOut } : { checkIn: '', checkOut: '' };
}

function guestsIn(text: string): number {
  const guests = Number(text);
  return Number.isInteger(guests) && guests >= 1 && guests <= limits.searchGuests ? guests : 1;
}

/** The same as an address says it; what is not chosen is not said. */
export function writeRoomSearch({ roomType, price, guests, sort, ...place }: RoomSearch): URLSearchParams {
  const query = new URLSearchParams();
  const say = (name: string, value: string) => value && query.set(name, value);
  say('destination', place.destination);
  say('checkIn', place.checkIn);
  say('checkOut', place.checkOut);
  if (guests > 1) say('guests', String(guests));
  say('roomType', roomType.join(','));
  say('price', price.join(','));
  if (sort !== 'newest') say('sort', sort);
  return query;
}

/** The same as the server is asked, without the order. */
export const asked = ({ sort: _, checkIn, checkOut, ...search }: RoomSearch): CallInput<typeof countRoomFacets> => ({
  ...search,
  checkIn: checkIn || undefined,
  checkOut: checkOut || undefined,
});
