import { z } from 'zod';
import { amenities } from '../amenities.js';
import { defineCall } from '../call.js';
import { Id, Numeric } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { roomTypes } from '../room-types.js';
import { OwnRoom, Room } from '../room.js';

export const showRoom = defineCall({
  method: 'GET',
  path: '/api/rooms/:id',
  who: 'anyone',
  input: z.object({ id: Id }),
  answer: z.object({ room: Room }),
});

export const listOwnRooms = defineCall({
  method: 'GET',
  path: '/api/rooms/owner',
  who: 'owner',
  input: z.object({}),
  answer: z.object({ rooms: z.array(OwnRoom) }),
});

/** A JSON array in a field of a form. */
const jsonList = (most: number, what: string) =>
  z
    .string()
    .max(most)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        const message = `Send a JSON array of ${what}`;
        context.issues.push({ code: 'invalid_format', format: 'json_string', message, input: json });
        return z.NEVER;
      }
    });

const amenityList = jsonList(500, 'amenity names')
  .pipe(z.array(z.enum(amenities)).max(amenities.length))
  .transform((chosen) => [...new Set(chosen)]);

const nothing: unknown[] = [undefined, '', 0];
const isZero = (value: unknown) => typeof value === 'string' && Number(value) === 0;

/** Missing, empty or a price of 0 is a broken rule in the form's own words, said before the value is looked at. */
const filled = <Meant, Said>(schema: z.ZodType<Meant, Said>) =>
  z
    .custom<Said>((value) => !nothing.includes(value) && !isZero(value), {
      error: messages.fillAllDetails,
      abort: true,
    })
    .pipe(schema);

const roomForm = {
  roomType: filled(z.enum(roomTypes)),
  pricePerNight: filled(Numeric.pipe(z.number().positive().max(limits.pricePerNight).multipleOf(0.01))),
  amenities: amenityList.default([]),
};
const photoFiles = { field: 'images', most: limits.images, bytes: limits.imageBytes };

/**
 * Multipart. `amenities` is a JSON array of names; `pricePerNight` is in currency units with at most two decimals. A form
 * that is sent again with the same `key` is answered with the room that it made the first time.
 */
export const addRoom = defineCall({
  method: 'POST',
  path: '/api/rooms',
  who: 'owner',
  input: z.object({ ...roomForm, key: Id.optional() }),
  answer: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/**
 * Multipart, as `addRoom`, and it says the whole room. `photos` is a JSON array in the order guests see them: the address
 * of a photo that the room has, or the position (from 0) of a file that is sent. `version` is the state that was seen.
 */
export const changeRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id',
  who: 'owner',
  input: z.object({
    id: Id,
    version: Numeric.pipe(z.number().int().min(1)),
    ...roomForm,
    photos: jsonList(2000, 'photos').pipe(z.array(z.union([z.string().max(200), z.int().min(0)])).max(20)),
  }),
  answer: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/** `isAvailable` says what the room is to be, so that a repeat changes nothing; without it the room turns over. */
export const toggleAvailability = defineCall({
  method: 'POST',
  path: '/api/rooms/toggle-availability',
  who: 'owner',
  input: z.object({ roomId: Id, isAvailable: z.boolean().optional() }),
  answer: z.object({ message: z.string(), isAvailable: z.boolean() }),
});
