import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { bookingStates } from '@wayhouse/domain/booking-state';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { RoomId, text, Unit } from '../fields.js';
import { problem } from '../input-problem.js';
import { PaidInPart } from '../paid-in-part.js';

const nights = {
  from: CalendarDate.meta({ description: 'The first night.' }),
  to: CalendarDate.meta({ description: 'The day after the last night.' }),
};
const unit = Unit.optional().meta({
  description: 'One unit of the room, which is blocked by itself. Without it, all units of the room are meant.',
});
const blocked = z
  .array(z.string())
  .meta({ description: 'All nights in which the room, or that unit by itself, is blocked, in chronological order.' });

const choose = problem('nights-out-of-range', { most: limits.daysAhead });
const withValidNights = dateRange({
  from: 'from',
  to: 'to',
  maxDays: limits.daysAhead,
  errors: { order: choose, tooLong: choose },
});

/** The stays that overlap the period, and the blocked nights in it. */
export const showRoomCalendar = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/rooms/:id/calendar',
  access: 'viewer',
  input: withValidNights(z.object({ id: RoomId, ...nights })),
  response: z.object({
    stays: z
      .array(
        z.object({
          bookingId: z.string(),
          checkIn: z.string(),
          checkOut: z.string(),
          guest: z.string(),
          guests: z.number(),
          state: z.enum(bookingStates),
          paidInPart: PaidInPart,
        }),
      )
      .meta({ description: 'The booked stays, each from `checkIn` up to, not including, `checkOut`.' }),
    blocked: z
      .array(z.object({ night: z.string(), reason: z.string().optional() }))
      .meta({ description: 'The nights in which all units are blocked, each with its reason if there is one.' }),
    blockedUnits: z
      .array(z.object({ night: z.string(), unit: z.number(), reason: z.string().optional() }))
      .optional()
      .meta({ description: 'The nights in which a unit is blocked by itself, for each such unit.' }),
  }),
});

/** Blocks all of the nights or none. */
export const blockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/block-nights',
  access: 'manager',
  input: withValidNights(
    z.object({
      room: RoomId,
      unit,
      ...nights,
      reason: text(limits.blockReason, 0).optional().meta({
        description:
          'A note that only you can see. Without it, nights that are already blocked retain theirs; an empty one removes it.',
      }),
    }),
  ),
  response: z.object({ message: z.string(), blocked }),
});

/** Unblocks nights. Nights that are not blocked are ignored, and so are past ones. */
export const unblockNights = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/unblock-nights',
  access: 'manager',
  input: withValidNights(z.object({ room: RoomId, unit, ...nights })),
  response: z.object({ message: z.string(), blocked }),
});
