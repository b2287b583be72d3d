import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Numeric } from '../fields.js';
import { Destination } from '../destination.js';
import { FoundHotel } from '../found-hotel.js';
import { problem } from '../input-problem.js';
import { choiceNames, filterFields, type RoomFacets, roomFilters } from '../room-filters.js';
import { Room } from '../room.js';

export const roomSortOrders = ['price-asc', 'price-desc', 'newest'] as const;

const withValidDates = dateRange({
  from: 'checkIn',
  to: 'checkOut',
  maxDays: limits.nights,
  errors: {
    incomplete: problem('both-dates-or-none'),
    order: problem('date-order'),
    tooLong: problem('too-many-nights', { most: limits.nights }),
  },
});

/** What a list of rooms or of their hotels is asked for. */
const listFields = z.object({
  ...filterFields,
  sort: z.enum(roomSortOrders).default('newest').meta({ description: 'The sort order.' }),
  cursor: z.string().max(200).optional().meta({ description: 'The `nextCursor` of the previous page.' }),
  limit: Numeric.pipe(z.number().int().min(1).max(limits.resultsPerPage))
    .default(limits.resultsPerPage)
    .meta({ description: 'The number of results per page.' }),
});
const listInput = withValidDates(listFields);

const pricedGuests = Numeric.pipe(z.number().int().min(1).max(limits.searchGuests)).optional().meta({
  description:
    'For how many guests `totalPrice` is where neither `guests` nor `adults` is given, so that smaller rooms are returned as well; in those it is for as many as they are for.',
});

const nextCursor = z
  .string()
  .optional()
  .meta({ description: 'Present if there are more results: pass it as `cursor` to get the next page.' });

const isCapped = z
  .literal(true)
  .optional()
  .meta({
    description: `Present if there may be more than \`total\`: no more than ${limits.countedRooms} rooms are counted.`,
  });

/** Without parameters, the first 100 rooms, newest first. With dates, only rooms that are free on all nights. */
export const listRooms = defineCall({
  method: 'GET',
  path: '/api/rooms',
  access: 'anyone',
  cacheSeconds: 1,
  input: withValidDates(listFields.extend({ pricedGuests })),
  response: z.object({
    rooms: z.array(Room).meta({ description: 'The rooms on this page.' }),
    total: z.number().meta({ description: 'The number of matching rooms on all pages, unless `isCapped`.' }),
    isCapped,
    nextCursor,
  }),
});

/** The hotels of the rooms that `listRooms` finds, in the order of their cheapest or newest ones. */
export const listHotels = defineCall({
  method: 'GET',
  path: '/api/hotels',
  access: 'anyone',
  cacheSeconds: 1,
  input: listInput,
  response: z.object({
    hotels: z.array(FoundHotel).meta({ description: 'The hotels on this page.' }),
    total: z.number().meta({ description: 'The number of hotels on all pages, unless `isCapped`.' }),
    isCapped,
    nextCursor,
  }),
});

const Facets = z.object(
  Object.fromEntries(
    choiceNames.map((name) => [
      name,
      z
        .record(z.enum(roomFilters[name].options), z.number())
        .meta({ description: 'The number of rooms per option of this filter.' }),
    ]),
  ),
) as unknown as z.ZodType<RoomFacets>;

/** The rooms of the home page, of a destination or of all: most booked first, with enough large photos, of as many hotels as possible. */
export const recommendRooms = defineCall({
  method: 'GET',
  path: '/api/rooms/recommended',
  access: 'anyone',
  cacheSeconds: 1,
  input: z.object({
    limit: Numeric.pipe(z.number().int().min(1).max(limits.recommendedRooms))
      .default(limits.recommendedRooms)
      .meta({ description: 'The number of rooms.' }),
    ...roomFilters.destination.fields,
  }),
  response: z.object({ rooms: z.array(Room).meta({ description: 'The rooms, the best first.' }) }),
});

/** Every city that has rooms, the most booked first. */
export const listDestinations = defineCall({
  method: 'GET',
  path: '/api/rooms/destinations',
  access: 'anyone',
  cacheSeconds: 1,
  input: z.object({}),
  response: z.object({
    destinations: z
      .array(Destination)
      .meta({ description: `The cities, the most booked first; the first ${limits.destinationPhotos} with a photo.` }),
  }),
});

/** How many rooms each filter option would show, given all other filters except those of its own group. */
export const countRoomFacets = defineCall({
  method: 'GET',
  path: '/api/rooms/facets',
  access: 'anyone',
  input: withValidDates(z.object(filterFields)),
  response: Facets,
});
