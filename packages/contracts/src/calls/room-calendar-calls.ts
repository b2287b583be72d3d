import { z } from 'zod';
import { bookingStates } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Id, text } from '../fields.js';
import { problem } from '../input-problem.js';
import { limits } from '../limits.js';

/** Half-open: from `from` up to, not including, `to`. */
const nights = { from: CalendarDate, to: CalendarDate };

const choose = problem('nights-out-of-range', { most: limits.daysAhead });
const withValidNights = dateRange({
  from: 'from',
  to: 'to',
  maxDays: limits.daysAhead,
  errors: { order: choose, tooLong: choose },
});

/** The stays at one of the owner's rooms that overlap the period, and its blocked nights with the owner's reason, if any. */
export const showRoomCalendar = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/rooms/:id/calendar',
  access: 'owner',
  input: withValidNights(z.object({ id: Id, ...nights })),
  response: z.object({
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
 * Blocks nights of one of the owner's rooms, all of them or none. `reason` is visible to the owner only: without it, nights
 * that are already blocked retain theirs; an empty one removes it.
 */
export const blockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/block-nights',
  access: 'owner',
  input: withValidNights(z.object({ room: Id, ...nights, reason: text(limits.blockReason, 0).optional() })),
  response: z.object({ message: z.string(), blocked: z.array(z.string()) }),
});

/** Unblocks nights. Nights that are not blocked are ignored. */
export const unblockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/unblock-nights',
  access: 'owner',
  input: withValidNights(z.object({ room: Id, ...nights })),
  response: z.object({ message: z.string(), blocked: z.array(z.string()) }),
});
