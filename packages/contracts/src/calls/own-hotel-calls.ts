import { areTimesInOrder, type HotelTimes } from '@wayhouse/domain/hotel-time';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id } from '../fields.js';
import { hotelForm, HotelProfile } from '../hotel-profile.js';
import { problem } from '../input-problem.js';

type Profile = { latitude?: number; longitude?: number } & HotelTimes;
const consistent = <Schema extends z.ZodType<Profile>>(schema: Schema) =>
  schema
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      ...problem('both-coordinates-or-none'),
      path: ['longitude'],
    })
    .refine(areTimesInOrder, { ...problem('check-out-after-check-in'), path: ['checkOutUntil'] });

/** The hotels of the caller, the first one first. */
export const listOwnHotels = defineCall({
  method: 'GET',
  path: '/api/hotels/owner/all',
  access: 'viewer',
  input: z.object({}),
  response: z.object({
    hotels: z
      .array(HotelProfile)
      .meta({ description: 'The hotels that you own, then those where you are a member of the staff.' }),
  }),
});

/** Adds another hotel to those of the caller. */
export const addHotel = defineCall({
  method: 'POST',
  path: '/api/hotels/another',
  access: 'owner',
  input: consistent(
    z.object({
      ...hotelForm,
      key: Id.optional().meta({
        description:
          'An idempotency key of your choice. Sending the form again with the same key returns the hotel it added the first time; another hotel with it is refused.',
      }),
    }),
  ),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});

/** Replaces all that the owner enters of the hotel. */
export const changeHotel = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id',
  access: 'manager',
  input: consistent(
    z.object({
      id: Id.meta({ description: 'The hotel’s id.' }),
      version: z.int().min(1).meta({ description: 'The `version` that your edit is based on.' }),
      ...hotelForm,
    }),
  ),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});
