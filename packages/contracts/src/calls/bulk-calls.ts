import { limits } from '@wayhouse/domain/limits';
import { nightsIn } from '@wayhouse/domain/nights-in';
import { weekdays } from '@wayhouse/domain/rates/weekday';
import { z } from 'zod';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { Numeric, ownHotel, RoomId, text } from '../fields.js';
import { problem } from '../input-problem.js';
import { BulkRateForm, isRateEmpty } from '../bulk-rate-form.js';
import { OwnRoom } from '../room.js';

const RoomIds = z
  .array(RoomId)
  .min(1)
  .max(limits.roomsAtOnce)
  .refine((ids) => new Set(ids).size === ids.length, problem('rooms-twice'))
  .meta({ description: `The ids of rooms of the hotel, at most ${limits.roomsAtOnce}, each once.` });

const SeenRooms = z
  .array(
    z.object({
      id: RoomId,
      version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    }),
  )
  .min(1)
  .max(limits.roomsAtOnce)
  .refine((rooms) => new Set(rooms.map(({ id }) => id)).size === rooms.length, problem('rooms-twice'))
  .meta({ description: `Rooms of the hotel, at most ${limits.roomsAtOnce}, each once.` });

const changed = z.array(OwnRoom).meta({ description: 'The rooms as they are now.' });

/** All of the rooms or none. */
export const changeRatesOfRooms = defineCall({
  method: 'POST',
  path: '/api/rooms/bulk/rates',
  access: 'manager',
  input: z
    .object({
      ...ownHotel,
      rooms: SeenRooms,
      rate: BulkRateForm.meta({
        description: 'The rate that is added, in place of all of its name; to take rates off, their name alone.',
      }),
      mode: z
        .enum(['add', 'remove'])
        .meta({ description: 'Whether the rate is added, or all rates of its name are taken off.' }),
    })
    .refine(({ rate, mode }) => mode === 'remove' || !isRateEmpty(rate), {
      path: ['rate', 'pricePerNight'],
      ...problem('rate-empty'),
    }),
  response: z.object({ message: z.string(), rooms: changed }),
});

/** All of the rooms or none. Idempotent. */
export const changeAvailabilityOfRooms = defineCall({
  method: 'POST',
  path: '/api/rooms/bulk/availability',
  access: 'manager',
  input: z.object({
    ...ownHotel,
    rooms: RoomIds,
    isAvailable: z.boolean().meta({ description: 'Whether guests find the rooms and can book them.' }),
  }),
  response: z.object({ message: z.string(), rooms: changed }),
});

const choose = problem('nights-out-of-range', { most: limits.daysAhead });
const withValidNights = dateRange({
  from: 'from',
  to: 'to',
  maxDays: limits.daysAhead,
  errors: { order: choose, tooLong: choose },
});

/** Each room by itself: all of its nights or none. Idempotent. */
export const changeNightsOfRooms = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/bulk/nights',
  access: 'manager',
  input: withValidNights(
    z.object({
      ...ownHotel,
      rooms: RoomIds,
      mode: z.enum(['block', 'unblock']).meta({ description: 'Whether the nights are blocked or unblocked.' }),
      from: CalendarDate.meta({ description: 'The first night.' }),
      to: CalendarDate.meta({ description: 'The day after the last night.' }),
      weekdays: z
        .array(z.enum(weekdays))
        .min(1)
        .max(weekdays.length)
        .optional()
        .meta({ description: 'The days of the week on which the nights begin; all without it.' }),
      reason: text(limits.blockReason, 0).optional().meta({
        description:
          'A note that only you can see. Without it, nights that are already blocked retain theirs; an empty one removes it.',
      }),
    }),
  ).refine((period) => !period.weekdays || nightsIn(period).length > 0, {
    path: ['weekdays'],
    ...problem('nights-not-in-period'),
  }),
  response: z.object({
    message: z.string(),
    refused: z
      .array(
        z.object({
          room: z.string().meta({ description: 'The room’s id.' }),
          code: z.string().meta({ description: 'As the code of an error.' }),
          message: z.string(),
        }),
      )
      .meta({ description: 'The rooms that stay as they are, each with why.' }),
  }),
});
