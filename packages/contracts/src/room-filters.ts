import { z } from 'zod';
import { amenities } from '@wayhouse/domain/amenities';
import { limits } from '@wayhouse/domain/limits';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { accessibilityFacts, amenityGroups, bedKinds, moreAmenities } from '@wayhouse/domain/room-description';
import { roomTypes } from '@wayhouse/domain/room-types';
import { CalendarDate } from './calendar-date.js';
import { Id, Numeric, queryList, text } from './fields.js';

const everyAmenity = [...amenities, ...moreAmenities];

/**
 * All filters of the room list, each with its query parameters, in the order in which addresses have them: roughly, what guests
 * can least do without is first. The catalog (search/filter-clauses.ts) and the shell (features/rooms) have a
 * table by the same names.
 */
export const roomFilters = {
  destination: {
    fields: {
      destination: text(limits.city, 0).optional().meta({
        description:
          'A city, part of its name or another name of it, a country, both as in “Kochi, India”, or the beginnings of words of a hotel’s name; case-insensitive.',
      }),
    },
  },
  hotel: {
    fields: { hotel: Id.optional().meta({ description: 'The id of a hotel. Only its rooms are returned.' }) },
  },
  stay: {
    fields: {
      checkIn: CalendarDate.optional().meta({
        description: 'The day of arrival. Only rooms that are free on all nights are returned. Requires `checkOut`.',
      }),
      checkOut: CalendarDate.optional().meta({
        description: `The day of departure, at most ${limits.nights} nights after \`checkIn\`.`,
      }),
    },
  },
  guests: {
    fields: {
      guests: Numeric.pipe(z.number().int().min(1).max(limits.searchGuests))
        .optional()
        .meta({ description: 'The number of guests. Only rooms with sufficient capacity are returned.' }),
    },
  },
  adults: {
    fields: {
      adults: Numeric.pipe(z.number().int().min(1).max(limits.searchGuests)).optional().meta({
        description:
          'How many of the guests are adults; without it, all of them. Only rooms that are for so many adults are returned.',
      }),
    },
  },
  accessibility: {
    fields: {
      accessibility: queryList(z.enum(accessibilityFacts))
        .optional()
        .meta({ description: 'What has to make the room accessible. Only rooms with all of it are returned.' }),
    },
    features: { accessibility: accessibilityFacts },
  },
  roomType: {
    fields: { roomType: queryList(z.enum(roomTypes)).optional().meta({ description: 'One or more room types.' }) },
    options: roomTypes,
  },
  price: {
    fields: {
      price: queryList(z.enum(priceBandIds))
        .optional()
        .meta({ description: 'One or more price bands, in currency units per night.' }),
    },
    options: priceBandIds,
  },
  offer: {
    fields: {
      offer: queryList(z.enum(offerIds)).optional().meta({
        description:
          'One or more offers of the house. Only rooms that one of them is for are returned; with dates, where it is for that arrival.',
      }),
    },
    options: offerIds,
  },
  bed: {
    fields: {
      bed: queryList(z.enum(bedKinds))
        .optional()
        .meta({ description: 'One or more kinds of beds. Only rooms that have a bed of one of them are returned.' }),
    },
    features: { beds: bedKinds },
  },
  amenity: {
    fields: {
      amenity: queryList(z.enum(everyAmenity), everyAmenity.length)
        .optional()
        .meta({ description: 'One or more amenities. Only rooms that have all of them are returned.' }),
    },
    features: { common: amenities, ...amenityGroups },
  },
};

type Filters = typeof roomFilters;
export type FilterName = keyof Filters;
/** Filters with options, whose rooms are counted. */
export type ChoiceName = {
  [Name in FilterName]: Filters[Name] extends { options: unknown } ? Name : never;
}[FilterName];
export type ChoiceOption<Name extends ChoiceName> = Filters[Name]['options'][number];
/** Filters with many options, in groups, by what a room has. Their rooms are not counted. */
export type FeatureName = {
  [Name in FilterName]: Filters[Name] extends { features: unknown } ? Name : never;
}[FilterName];
type FeatureGroups<Name extends FeatureName> = Filters[Name]['features'];
export type FeatureGroup<Name extends FeatureName> = keyof FeatureGroups<Name>;
export type Feature<Name extends FeatureName> = Extract<
  FeatureGroups<Name>[FeatureGroup<Name>],
  readonly string[]
>[number];

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type FilterFields = Intersection<Filters[FilterName]['fields']>;
/** What rooms are searched by. */
export type RoomFilter = z.output<z.ZodObject<FilterFields>>;
/** The values of one filter's parameters. */
export type FilterValue<Name extends FilterName> = Required<
  Pick<RoomFilter, keyof Filters[Name]['fields'] & keyof RoomFilter>
>;
/** The number of rooms for each option of each filter. */
export type RoomFacets = { [Name in ChoiceName]: Record<ChoiceOption<Name>, number> };

export const filterNames = Object.keys(roomFilters) as FilterName[];
export const choiceNames = filterNames.filter((name): name is ChoiceName => 'options' in roomFilters[name]);
export const featureNames = filterNames.filter((name): name is FeatureName => 'features' in roomFilters[name]);
/** The query parameters of all filters. */
export const filterFields = Object.assign({}, ...filterNames.map((name) => roomFilters[name].fields)) as FilterFields;
