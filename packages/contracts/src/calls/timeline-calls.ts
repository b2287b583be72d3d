import { z } from 'zod';
import { bookingStates } from '@wayhouse/domain/booking-state';
import { arrivalTimes } from '@wayhouse/domain/guest-details';
import { limits } from '@wayhouse/domain/limits';
import { roomTypes } from '@wayhouse/domain/room-types';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { BookingId, ownHotel, Unit } from '../fields.js';
import { problem } from '../input-problem.js';
import { PaidInPart } from '../paid-in-part.js';

const choose = problem('nights-out-of-range', { most: limits.timelineDays });
const place = {
  room: z.string(),
  unit: z.number(),
  from: z.string(),
  to: z.string(),
};

/** Who has which unit. A stay whose guest moves is there once for each unit. */
export const showTimeline = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/timeline',
  access: 'viewer',
  input: dateRange({
    from: 'from',
    to: 'to',
    maxDays: limits.timelineDays,
    errors: { order: choose, tooLong: choose },
  })(
    z.object({
      from: CalendarDate.meta({ description: 'The first night.' }),
      to: CalendarDate.meta({ description: 'The day after the last night.' }),
      ...ownHotel,
    }),
  ),
  response: z.object({
    rooms: z
      .array(
        z.object({
          _id: z.string(),
          roomType: z.enum(roomTypes),
          name: z.string().optional().meta({ description: 'What the hotel calls the room beside its type.' }),
          units: z.number(),
        }),
      )
      .meta({ description: 'All rooms of the hotel, each with the number of its units, which are numbered from 1.' }),
    stays: z
      .array(
        z.object({
          ...place,
          bookingId: z.string(),
          checkIn: z.string(),
          checkOut: z.string(),
          guest: z.string(),
          guests: z.number(),
          state: z.enum(bookingStates),
          paidInPart: PaidInPart,
          arrivalTime: z.enum(arrivalTimes).optional(),
          notes: z.number().optional().meta({ description: 'How many notes the staff has written about the booking.' }),
          isInHouse: z.literal(true).optional().meta({ description: 'The guest has been checked in, and not out.' }),
          isDeparted: z.literal(true).optional().meta({ description: 'The guest has been checked out.' }),
        }),
      )
      .meta({
        description: 'The stays, each with its unit from `from` up to, not including, `to`, as far as in the period.',
      }),
    blocked: z
      .array(
        z.object({
          ...place,
          reason: z.string().optional(),
          isUnitAlone: z.literal(true).optional().meta({
            description: 'The unit is blocked by itself; without it, all units of the room are blocked.',
          }),
        }),
      )
      .meta({
        description:
          'The blocked nights of each unit, those of one reason together, also as far as they are outside of the period.',
      }),
  }),
});

/** Moves what is left of a stay to another unit of its room. */
export const moveStay = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/move-stay',
  access: 'reception',
  input: z.object({
    bookingId: BookingId,
    unit: Unit.meta({ description: 'The unit of the same room to move the stay to.' }),
  }),
  response: z.object({ message: z.string() }),
});
