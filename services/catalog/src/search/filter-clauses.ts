import type { ChoiceName, ChoiceOption, FilterName, FilterValue } from '@wayhouse/contracts';
import { cityNames, nightsOf, roomCapacity, roomTypes } from '@wayhouse/domain';
import type { QueryFilter } from 'mongoose';
import type { RoomDocument } from '../rooms/room-model.js';
import { nightsByMonth, takenPattern } from './domain/month-calendar.js';
import { priceRanges } from './domain/price-ranges.js';

export type Clause = QueryFilter<RoomDocument>;
/** An aggregation expression that is true for a room that matches. */
type Expression = Record<string, unknown>;

/** The condition that each filter adds to a query. */
export const filterClauses: { [Name in FilterName]: (value: FilterValue<Name>) => Clause } = {
  destination: ({ destination }) => ({ 'hotel.city': { $in: citiesLike(destination) } }),
  stay: (stay) => Object.fromEntries(Object.entries(nightsByMonth(nightsOf(stay))).map(isFree)) as Clause,
  guests: ({ guests }) => ({ roomType: { $in: roomTypes.filter((type) => roomCapacity[type] >= guests) } }),
  roomType: ({ roomType }) => ({ roomType: { $in: roomType } }),
  price: ({ price }) => ({ $or: priceRanges(price).map(({ from, to }) => ({ nightMinor: { $gte: from, $lte: to } })) }),
};

/** The same for the filters with options, to count the rooms of several options in one query. */
export const choiceExpressions: { [Name in ChoiceName]: (options: ChoiceOption<Name>[]) => Expression } = {
  roomType: (types) => ({ $in: ['$roomType', types] }),
  price: (bands) => ({
    $or: priceRanges(bands).map(({ from, to }) => ({
      $and: [{ $gte: ['$nightMinor', from] }, { $lte: ['$nightMinor', to] }],
    })),
  }),
};

/** Hotels are only in cities of the list, so a part of a name becomes whole names, which an index can find. */
function citiesLike(part: string): string[] {
  const wanted = part.toLowerCase();
  return cityNames.filter((city) => city.toLowerCase().includes(wanted));
}

const isFree = ([month, nights]: [string, string[]]) => [
  `calendar.${month}`,
  { $not: { $regex: takenPattern(nights) } },
];
