import type { ChoiceName, ChoiceOption, FilterName, FilterValue } from '@wayhouse/contracts';
import {
  type Amenity,
  amenities,
  citiesNamed,
  nightsOf,
  offers,
  offersFor,
  roomCapacity,
  roomTypes,
  searchWords,
} from '@wayhouse/domain';
import { wordClause } from '@wayhouse/service-kit';
import type { QueryFilter } from 'mongoose';
import type { RoomDocument } from '../rooms/room-model.js';
import { type Asked, citiesWithOffer } from './cities-with-offer.js';
import { nightsByMonth, takenPattern } from './domain/month-calendar.js';
import { priceRanges } from './domain/price-ranges.js';

export type Clause = QueryFilter<RoomDocument>;
/** An aggregation expression that is true for a room that matches. */
type Expression = Record<string, unknown>;

const typesFor = (guests: number) => roomTypes.filter((type) => roomCapacity[type] >= guests);

/** The condition that each filter adds to a query. */
export const filterClauses = {
  destination: ({ destination }) => inCities(destination) ?? ofHotels(destination),
  hotel: ({ hotel }) => ({ 'hotel.id': hotel }),
  stay: (stay) => Object.fromEntries(Object.entries(nightsByMonth(nightsOf(stay))).map(isFree)) as Clause,
  guests: ({ guests }) => ({ roomType: { $in: typesFor(guests) } }),
  // What owners restrict is in bookable.ts, as it is also for guests of whom no number of adults is given.
  adults: ({ adults }) => ({ roomType: { $in: typesFor(adults) } }),
  roomType: ({ roomType }) => ({ roomType: { $in: roomType } }),
  price: ({ price }) => ({ $or: priceRanges(price).map(({ from, to }) => ({ nightMinor: { $gte: from, $lte: to } })) }),
  offer: ({ offer }, asked) => ({
    $or: offer.map((id) => {
      const inCity = citiesWithOffer(id, asked);
      return {
        'hotel.offers': id,
        ...(offers[id].roomType && { roomType: offers[id].roomType }),
        ...(inCity && { 'hotel.city': { $in: inCity } }),
      };
    }),
  }),
  amenity: ({ amenity }) => ({
    $and: amenity.map((each) => (isCommon(each) ? { amenities: each } : { 'description.moreAmenities': each })),
  }),
  bed: ({ bed }) => ({ 'description.beds.kind': { $in: bed } }),
  accessibility: ({ accessibility }) => ({
    $and: accessibility.map((fact) => ({ 'description.accessibility': fact })),
  }),
} satisfies { [Name in FilterName]: (value: FilterValue<Name>, asked: Asked) => Clause };

/** The same for the filters with options, to count the rooms of several options in one query. */
export const choiceExpressions = {
  roomType: (types) => ({ $in: ['$roomType', types] }),
  price: (bands) => ({
    $or: priceRanges(bands).map(({ from, to }) => ({
      $and: [{ $gte: ['$nightMinor', from] }, { $lte: ['$nightMinor', to] }],
    })),
  }),
  offer: (ids, asked) => ({
    $or: ids.map((id) => {
      const inCity = citiesWithOffer(id, asked);
      return {
        $and: [
          { $in: [id, { $ifNull: ['$hotel.offers', []] }] },
          { $in: ['$roomType', roomTypes.filter((type) => offersFor(type, [id]).length)] },
          ...(inCity ? [{ $in: ['$hotel.city', inCity] }] : []),
        ],
      };
    }),
  }),
} satisfies { [Name in ChoiceName]: (options: ChoiceOption<Name>[], asked: Asked) => Expression };

const isCommon = (amenity: string): amenity is Amenity => amenities.some((each) => each === amenity);

/** What MongoDB merges at most (`internalQueryMaxScansToExplode`). */
const mostRanges = 200;

/**
 * Hotels are only in cities of the list, so what is searched becomes whole names, which an index can find. It has the types of
 * rooms before their order, so all are named, unless that makes more ranges than MongoDB merges in that order.
 */
function inCities(destination: string): Clause | undefined {
  const cities = citiesNamed(destination);
  if (!cities.length) return undefined;
  const namesTypes = cities.length * roomTypes.length <= mostRanges;
  return { 'hotel.city': { $in: cities }, ...(namesTypes && { roomType: { $in: [...roomTypes] } }) };
}

/** What names no place may name a hotel: each word begins one of its name. Without any word no room matches. */
function ofHotels(destination: string): Clause {
  const words = searchWords(destination).filter(isNoAmpersand);
  return words.length ? { $and: words.map((word) => ({ hotelWords: wordClause(word) })) } : { _id: { $in: [] } };
}

/** Between two words “and” may stand for the “&” of a name, which is none of its words. */
const isNoAmpersand = (word: string, at: number, { length }: string[]) =>
  word !== 'and' || at === 0 || at === length - 1;

const isFree = ([month, nights]: [string, string[]]) => [
  `calendar.${month}`,
  { $not: { $regex: takenPattern(nights) } },
];
