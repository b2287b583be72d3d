import { z } from 'zod';
import { amenities } from '@wayhouse/domain/amenities';
import { defineCall } from '../call.js';
import { Id, Numeric, RoomId } from '../fields.js';
import { type InputProblem, problem } from '../input-problem.js';
import { limits } from '../limits.js';
import { roomTypes } from '@wayhouse/domain/room-types';
import { OwnRoom, Room } from '../room.js';

export const showRoom = defineCall({
  method: 'GET',
  path: '/api/rooms/:id',
  access: 'anyone',
  input: z.object({ id: RoomId }),
  response: z.object({ room: Room }),
});

export const listOwnRooms = defineCall({
  method: 'GET',
  path: '/api/rooms/owner',
  access: 'owner',
  input: z.object({}),
  response: z.object({ rooms: z.array(OwnRoom) }),
});

/** A JSON array in a form field. */
const jsonList = (maxLength: number, message: InputProblem) =>
  z
    .string()
    .max(maxLength)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json_string', message, input: json });
        return z.NEVER;
      }
    });

const amenityList = jsonList(500, 'amenities-not-json')
  .pipe(z.array(z.enum(amenities)).max(amenities.length))
  .transform((chosen) => [...new Set(chosen)]);

const emptyValues: unknown[] = [undefined, '', 0];
const isZero = (value: unknown) => typeof value === 'string' && Number(value) === 0;

/** Reports a missing or empty value, or a price of 0, with the form's own message, before the value itself is validated. */
const required = <Output, Input>(schema: z.ZodType<Output, Input>) =>
  z
    .custom<Input>((value) => !emptyValues.includes(value) && !isZero(value), {
      ...problem('details-missing'),
      abort: true,
    })
    .pipe(schema);

const roomForm = {
  roomType: required(z.enum(roomTypes)).meta({ description: 'The type of room, which determines its capacity.' }),
  pricePerNight: required(Numeric.pipe(z.number().positive().max(limits.pricePerNight).multipleOf(0.01))).meta({
    description: 'The price per night in currency units, with at most two decimals.',
  }),
  amenities: amenityList.default([]).meta({ description: 'The room’s amenities, as a JSON array.' }),
};
const photoFiles = { field: 'images', maxCount: limits.images, maxBytes: limits.imageBytes };

/** Multipart. */
export const addRoom = defineCall({
  method: 'POST',
  path: '/api/rooms',
  access: 'owner',
  input: z.object({
    ...roomForm,
    key: Id.optional().meta({
      description:
        'An idempotency key of your choice. Sending the form again with the same key returns the room it created the first time.',
    }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/** Multipart, as `addRoom`; replaces the whole room. */
export const changeRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id',
  access: 'owner',
  input: z.object({
    id: RoomId,
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    ...roomForm,
    photos: jsonList(2000, 'photos-not-json')
      .pipe(z.array(z.union([z.string().max(200), z.int().min(0)])).max(20))
      .meta({
        description:
          'A JSON array of the photos in display order: the URL of one of the room’s photos, or the index (from 0) of an uploaded file.',
      }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/** Idempotent with `isAvailable` only. */
export const toggleAvailability = defineCall({
  method: 'POST',
  path: '/api/rooms/toggle-availability',
  access: 'owner',
  input: z.object({
    roomId: RoomId,
    isAvailable: z
      .boolean()
      .optional()
      .meta({ description: 'The new availability. Without it, the current availability is toggled.' }),
  }),
  response: z.object({ message: z.string(), isAvailable: z.boolean().meta({ description: 'The new availability.' }) }),
});
