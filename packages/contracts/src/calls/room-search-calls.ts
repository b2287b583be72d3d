import { z } from 'zod';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Numeric } from '../fields.js';
import { problem } from '../input-problem.js';
import { limits } from '../limits.js';
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
      sort: z.enum(roomSortOrders).default('newest'),
      cursor: z.string().max(200).optional(),
      limit: Numeric.pipe(z.number().int().min(1).max(limits.roomsPerPage)).default(limits.roomsPerPage),
    }),
  ),
  response: z.object({ rooms: z.array(Room), total: z.number(), nextCursor: z.string().optional() }),
});

const Facets = z.object(
  Object.fromEntries(choiceNames.map((name) => [name, z.record(z.enum(roomFilters[name].options), z.number())])),
) as unknown as z.ZodType<RoomFacets>;

/** How many rooms each filter option would show, given all other filters except those of its own group. */
export const countRoomFacets = defineCall({
  method: 'GET',
  path: '/api/rooms/facets',
  access: 'anyone',
  input: withValidDates(z.object(filterFields)),
  response: Facets,
});
