import { z } from 'zod';
import { amenities } from '../amenities.js';
import { defineCall } from '../call.js';
import { Id, Numeric } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { roomTypes } from '../room-types.js';
import { Room } from '../room.js';

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
  answer: z.object({ rooms: z.array(Room) }),
});

const amenityList = z
  .string()
  .max(500)
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'Send a JSON array of amenity names', input: json });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.enum(amenities)).max(amenities.length))
  .transform((chosen) => [...new Set(chosen)]);

/** Missing, empty or a price of 0 is a broken rule in the form's own words, said before the value is looked at. */
const filled = <Meant, Said>(schema: z.ZodType<Meant, Said>) =>
  z
    .custom<Said>((value) => value !== undefined && value !== '' && Number(value) !== 0, {
      error: messages.fillAllDetails,
      abort: true,
    })
    .pipe(schema);

/** Multipart. `amenities` is a JSON array of names; `pricePerNight` is in currency units with at most two decimals. */
export const addRoom = defineCall({
  method: 'POST',
  path: '/api/rooms',
  who: 'owner',
  input: z.object({
    roomType: filled(z.enum(roomTypes)),
    pricePerNight: filled(Numeric.pipe(z.number().positive().max(limits.pricePerNight).multipleOf(0.01))),
    amenities: amenityList.default([]),
  }),
  answer: z.object({ message: z.string(), room: Room }),
  files: { field: 'images', most: limits.images, bytes: limits.imageBytes },
});

export const toggleAvailability = defineCall({
  method: 'POST',
  path: '/api/rooms/toggle-availability',
  who: 'owner',
  input: z.object({ roomId: Id }),
  answer: z.object({ message: z.string(), isAvailable: z.boolean() }),
});
