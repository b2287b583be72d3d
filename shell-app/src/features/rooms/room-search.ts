import { type PriceBandId, priceBandIds } from '@wayhouse/contracts/price-bands';
import { type RoomType, roomTypes } from '@wayhouse/contracts/room-types';
import { today } from '@wayhouse/web-kit/calendar-date';

export const sorts = ['price-asc', 'price-desc', 'newest'] as const;
type RoomSort = (typeof sorts)[number];

export type RoomSearch = {
  destination: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  roomType: RoomType[];
  price: PriceBandId[];
  sort: RoomSort;
};

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What an address asks for. What it says wrongly, or of days that are over, counts as not said. */
export function readRoomSearch(query: URLSearchParams): RoomSearch {
  const listed = <Item extends string>(name: string, known: readonly Item[]) => {
    const said = (query.get(name) ?? '').split(',');
    return known.filter((item) => said.includes(item));
  };
  const checkIn = query.get('checkIn') ?? '';
  const checkOut = query.get('checkOut') ?? '';
  const hasStay = isDate(checkIn) && isDate(checkOut) && checkOut > checkIn && checkIn >= today();
  const guests = Number(query.get('guests'));
  return {
    destination: query.get('destination') ?? '',
    checkIn: hasStay ? checkIn : '',
    checkOut: hasStay ? checkOut : '',
    guests: Number.isInteger(guests) && guests >= 1 && guests <= 4 ? guests : 1,
    roomType: listed('roomType', roomTypes),
    price: listed('price', priceBandIds),
    sort: listed('sort', sorts)[0] ?? 'newest',
  };
}

/** The same as an address says it; what is not chosen is not said. */
export function writeRoomSearch({
  destination,
  checkIn,
  checkOut,
  guests,
  roomType,
  price,
  sort,
}: RoomSearch): URLSearchParams {
  const query = new URLSearchParams();
  const say = (name: string, value: string) => value && query.set(name, value);
  say('destination', destination);
  say('checkIn', checkIn);
  say('checkOut', checkOut);
  if (guests > 1) say('guests', String(guests));
  say('roomType', roomType.join(','));
  say('price', price.join(','));
  if (sort !== 'newest') say('sort', sort);
  return query;
}

export const withoutFilters = (search: RoomSearch): RoomSearch => ({
  ...search,
  roomType: [],
  price: [],
  sort: 'newest',
});
export const hasFilters = ({ roomType, price }: RoomSearch): boolean => roomType.length + price.length > 0;
