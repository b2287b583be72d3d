import { z } from 'zod';
import { bookingStates } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { Id, text } from '../fields.js';
import { limits } from '../limits.js';
import { daysBetween } from '../stay.js';

/** Nights from `from` up to, not including, `to`. */
const nights = { from: CalendarDate, to: CalendarDate };

const someNights = <Shape extends z.ZodType<{ from: string; to: string }>>(shape: Shape) =>
  shape.refine(({ from, to }) => to > from && daysBetween(from, to) <= limits.daysAhead, {
    path: ['to'],
    error: `Choose 1 to ${limits.daysAhead} nights`,
  });

/**
 * What takes nights of an own room: stays (`checkIn` up to `checkOut`) that touch the period, and nights that are blocked,
 * each with the reason where the owner gave one.
 */
export const showRoomCalendar = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/rooms/:id/calendar',
  who: 'owner',
  input: someNights(z.object({ id: Id, ...nights })),
  answer: z.object({
    stays: z.array(
      z.object({
        bookingId: z.string(),
        checkIn: z.string(),
        checkOut: z.string(),
        guest: z.string(),
        guests: z.number(),
        state: z.enum(bookingStates),
      }),
    ),
    blocked: z.array(z.object({ night: z.string(), reason: z.string().optional() })),
  }),
});

/**
 * Keeps nights of an own room from being booked. Refused as a whole where one of them is booked. The `reason` is only for
 * the owner; without one, nights that are blocked already keep theirs, and an empty one takes it away.
 */
export const blockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/block-nights',
  who: 'owner',
  input: someNights(z.object({ room: Id, ...nights, reason: text(limits.blockReason, 0).optional() })),
  answer: z.object({ message: z.string(), blocked: z.array(z.string()) }),
});

/** Opens blocked nights again; those that are not blocked stay as they are. */
export const unblockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/unblock-nights',
  who: 'owner',
  input: someNights(z.object({ room: Id, ...nights })),
  answer: z.object({ message: z.string(), blocked: z.array(z.string()) }),
});
