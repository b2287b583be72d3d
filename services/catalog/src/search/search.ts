import { type calls, type ParsedInput } from '@wayhouse/contracts';
import { cityNames, nightsOf, roomCapacity, type RoomType, roomTypes } from '@wayhouse/domain';
import { type Cursor, decodeCursor, type Sort } from './cursor.js';
import { type PriceRange, priceRanges } from './domain/price-ranges.js';

/** What a guest looks for. What is missing does not matter to them. */
export type Wishes = {
  cities?: string[];
  roomTypes?: RoomType[];
  prices?: PriceRange[];
  nights: string[];
};

/** One page of what a guest looks for. */
export type Search = Wishes & { sort: Sort; limit: number; after?: Cursor };

export function wishesOf(input: ParsedInput<typeof calls.countRoomFacets>): Wishes {
  const { destination, checkIn, checkOut, guests, roomType, price } = input;
  return {
    cities: destination ? citiesLike(destination) : undefined,
    roomTypes: roomType?.length || guests ? fittingTypes(roomType, guests) : undefined,
    prices: price?.length ? priceRanges(price) : undefined,
    nights: checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : [],
  };
}

export function searchFor(input: ParsedInput<typeof calls.listRooms>): Search {
  const { sort, limit, cursor } = input;
  return { ...wishesOf(input), sort, limit, after: cursor ? decodeCursor(sort, cursor) : undefined };
}

/** Hotels stand only in cities of the list, so a part of a name becomes whole names, which an index can find. */
function citiesLike(part: string): string[] {
  const wanted = part.toLowerCase();
  return cityNames.filter((city) => city.toLowerCase().includes(wanted));
}

function fittingTypes(chosen: RoomType[] | undefined, guests = 1): RoomType[] {
  const candidates = chosen?.length ? chosen : roomTypes;
  return candidates.filter((type) => roomCapacity[type] >= guests);
}
