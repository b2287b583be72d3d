import { z } from 'zod';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { Numeric, queryList, text } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { priceBandIds } from '../price-bands.js';
import { roomTypes } from '../room-types.js';
import { Room } from '../room.js';
import { daysBetween } from '../stay.js';

export const roomSorts = ['price-asc', 'price-desc', 'newest'] as const;

/** What a guest looks for. What is missing does not matter to them. */
const filters = {
  destination: text(limits.city, 0).optional(),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  guests: Numeric.pipe(z.number().int().min(1).max(limits.heroGuests)).optional(),
  roomType: queryList(z.enum(roomTypes)).optional(),
  price: queryList(z.enum(priceBandIds)).optional(),
};

const withPossibleDates = <Shape extends z.ZodType<{ checkIn?: string; checkOut?: string }>>(shape: Shape) =>
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

/**
 * Without parameters: the first 100 rooms, newest first. With dates, rooms that are taken in
 * any of the nights are left out.
 */
export const listRooms = defineCall({
  method: 'GET',
  path: '/api/rooms',
  who: 'anyone',
  sharedSeconds: 1,
  input: withPossibleDates(
    z.object({
      ...filters,
      sort: z.enum(roomSorts).default('newest'),
      cursor: z.string().max(200).optional(),
      limit: Numeric.pipe(z.number().int().min(1).max(limits.roomsPerPage)).default(limits.roomsPerPage),
    }),
  ),
  answer: z.object({ rooms: z.array(Room), total: z.number(), nextCursor: z.string().optional() }),
});

/**
 * How many rooms each option of the filters would show: an option counts the rooms that fit everything else that is
 * chosen, without the choices of its own group.
 */
export const countRooms = defineCall({
  method: 'GET',
  path: '/api/rooms/counts',
  who: 'anyone',
  input: withPossibleDates(z.object(filters)),
  answer: z.object({
    roomType: z.record(z.enum(roomTypes), z.number()),
    price: z.record(z.enum(priceBandIds), z.number()),
  }),
});
