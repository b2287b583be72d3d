import { z } from 'zod';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { Numeric, queryList, text } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { priceBandIds } from '@wayhouse/domain/price-bands';
import { roomTypes } from '@wayhouse/domain/room-types';
import { Room } from '../room.js';
import { daysBetween } from '@wayhouse/domain/stay';

export const roomSortOrders = ['price-asc', 'price-desc', 'newest'] as const;

const filters = {
  destination: text(limits.city, 0).optional().meta({ description: 'A city or part of its name, case-insensitive.' }),
  checkIn: CalendarDate.optional().meta({
    description: 'The day of arrival. Only rooms that are free on all nights are returned. Requires `checkOut`.',
  }),
  checkOut: CalendarDate.optional().meta({ description: 'The day of departure, at most 30 nights after `checkIn`.' }),
  guests: Numeric.pipe(z.number().int().min(1).max(limits.searchGuests))
    .optional()
    .meta({ description: 'The number of guests. Only rooms with sufficient capacity are returned.' }),
  roomType: queryList(z.enum(roomTypes)).optional().meta({ description: 'One or more room types.' }),
  price: queryList(z.enum(priceBandIds))
    .optional()
    .meta({ description: 'One or more price bands, in currency units per night.' }),
};

const withValidDates = <Shape extends z.ZodType<{ checkIn?: string; checkOut?: string }>>(shape: Shape) =>
  shape
    .refine((search) => Boolean(search.checkIn) === Boolean(search.checkOut), {
      path: ['checkOut'],
      error: 'Give both dates or none',
    })
    .refine((search) => !search.checkIn || !search.checkOut || search.checkOut > search.checkIn, {
      path: ['checkOut'],
      error: messages.dateOrder,
    })
    .refine(({ checkIn, checkOut }) => !checkIn || !checkOut || daysBetween(checkIn, checkOut) <= limits.nights, {
      path: ['checkOut'],
      error: messages.tooManyNights,
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

/** How many rooms each filter option would show, given all other filters except those of its own group. */
export const countRoomFacets = defineCall({
  method: 'GET',
  path: '/api/rooms/facets',
  access: 'anyone',
  input: withValidDates(z.object(filters)),
  response: z.object({
    roomType: z.record(z.enum(roomTypes), z.number()).meta({ description: 'The number of rooms per type.' }),
    price: z.record(z.enum(priceBandIds), z.number()).meta({ description: 'The number of rooms per price band.' }),
  }),
});
