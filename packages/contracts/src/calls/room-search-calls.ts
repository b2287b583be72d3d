import { z } from 'zod';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Numeric, queryList, text } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { roomTypes } from '@wayhouse/domain/room-types';
import { Room } from '../room.js';

export const roomSortOrders = ['price-asc', 'price-desc', 'newest'] as const;

const filters = {
  destination: text(limits.city, 0).optional(),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  guests: Numeric.pipe(z.number().int().min(1).max(limits.searchGuests)).optional(),
  roomType: queryList(z.enum(roomTypes)).optional(),
  price: queryList(z.enum(priceBandIds)).optional(),
};

const withValidDates = dateRange({
  from: 'checkIn',
  to: 'checkOut',
  maxDays: limits.nights,
  errors: { incomplete: 'Give both dates or none', order: messages.dateOrder, tooLong: messages.tooManyNights },
});

/** Without parameters, the first 100 rooms, newest first. With dates, only rooms that are free on all nights. */
export const listRooms = defineCall({
  method: 'GET',
  path: '/api/rooms',
  access: 'anyone',
  cacheSeconds: 1,
  input: withValidDates(
    z.object({
      ...filters,
      sort: z.enum(roomSortOrders).default('newest'),
      cursor: z.string().max(200).optional(),
      limit: Numeric.pipe(z.number().int().min(1).max(limits.roomsPerPage)).default(limits.roomsPerPage),
    }),
  ),
  response: z.object({ rooms: z.array(Room), total: z.number(), nextCursor: z.string().optional() }),
});

/** How many rooms each filter option would show, given all other filters except those of its own group. */
export const countRoomFacets = defineCall({
  method: 'GET',
  path: '/api/rooms/facets',
  access: 'anyone',
  input: withValidDates(z.object(filters)),
  response: z.object({
    roomType: z.record(z.enum(roomTypes), z.number()),
    price: z.record(z.enum(priceBandIds), z.number()),
  }),
});
