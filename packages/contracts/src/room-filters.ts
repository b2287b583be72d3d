import { z } from 'zod';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { roomTypes } from '@wayhouse/domain/room-types';
import { CalendarDate } from './calendar-date.js';
import { Numeric, queryList, text } from './fields.js';
import { limits } from './limits.js';

/** A query parameter with its description in the API reference. */
const parameter = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.optional().meta({ description });

const choiceParameter = <Option extends string>(options: readonly Option[], description: string) =>
  parameter(queryList(z.enum(options)), description);

/** A filter with options, of which one or more are chosen. Its parameter has its name. */
const choices = <Name extends string, Option extends string>(
  name: Name,
  options: readonly Option[],
  description: string,
) => ({
  fields: { [name]: choiceParameter(options, description) } as Record<Name, ReturnType<typeof choiceParameter<Option>>>,
  options,
});

/**
 * All filters of the room list, each with its query parameters, in the order in which addresses, chips and the panel have
 * them. The catalog (search/filter-clauses.ts) and the shell (features/rooms) have a table by the same names.
 */
export const roomFilters = {
  destination: {
    fields: { destination: parameter(text(limits.city, 0), 'A city or part of its name, case-insensitive.') },
  },
  stay: {
    fields: {
      checkIn: parameter(
        CalendarDate,
        'The day of arrival. Only rooms that are free on all nights are returned. Requires `checkOut`.',
      ),
      checkOut: parameter(CalendarDate, `The day of departure, at most ${limits.nights} nights after \`checkIn\`.`),
    },
  },
  guests: {
    fields: {
      guests: parameter(
        Numeric.pipe(z.number().int().min(1).max(limits.searchGuests)),
        'The number of guests. Only rooms with sufficient capacity are returned.',
      ),
    },
  },
  roomType: choices('roomType', roomTypes, 'One or more room types.'),
  price: choices('price', priceBandIds, 'One or more price bands, in currency units per night.'),
};

type Filters = typeof roomFilters;
export type FilterName = keyof Filters;
/** Filters with options. */
export type ChoiceName = {
  [Name in FilterName]: Filters[Name] extends { options: unknown } ? Name : never;
}[FilterName];
export type ChoiceOption<Name extends ChoiceName> = Filters[Name]['options'][number];

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
/** The query parameters of all filters. */
export const filterFields = Object.assign({}, ...filterNames.map((name) => roomFilters[name].fields)) as FilterFields;
