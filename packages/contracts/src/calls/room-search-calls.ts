import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Numeric } from '../fields.js';
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

/** Without parameters, the first 100 rooms, newest first. With dates, only rooms that are free on all nights. */
export const listRooms = defineCall({
  method: 'GET',
  path: '/api/rooms',
  access: 'anyone',
  cacheSeconds: 1,
  input: withValidDates(
    z.object({
      ...filterFields,
      sort: z.enum(roomSortOrders).default('newest').meta({ description: 'The sort order.' }),
      cursor: z.string().max(200).optional().meta({ description: 'The `nextCursor` of the previous page.' }),
      limit: Numeric.pipe(z.number().int().min(1).max(limits.roomsPerPage))
        .default(limits.roomsPerPage)
        .meta({ description: 'The number of rooms per page.' }),
    }),
  ),
  response: z.object({
    rooms: z.array(Room).meta({ description: 'The rooms on this page.' }),
    total: z.number().meta({ description: 'The number of matching rooms on all pages.' }),
    nextCursor: z
      .string()
      .optional()
      .meta({ description: 'Present if there are more rooms: pass it as `cursor` to get the next page.' }),
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

/** How many rooms each filter option would show, given all other filters except those of its own group. */
export const countRoomFacets = defineCall({
  method: 'GET',
  path: '/api/rooms/facets',
  access: 'anyone',
  input: withValidDates(z.object(filterFields)),
  response: Facets,
});
