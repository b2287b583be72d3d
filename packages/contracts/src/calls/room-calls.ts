import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { bookingWindowFields, withOpenDays } from '../booking-window.js';
import { FurtherGuestsForm } from '../further-guests.js';
import { defineCall } from '../call.js';
import { Id, Numeric, ownHotel, RoomId } from '../fields.js';
import { photoFiles, photoOrder } from '../photo-form.js';
import { RateForm } from '../rates.js';
import { OwnRoom, Room } from '../room.js';
import { roomDescriptionForm } from '../room-description.js';
import { roomForm } from '../room-details.js';

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
  access: 'viewer',
  input: z.object(ownHotel),
  response: z.object({ rooms: z.array(OwnRoom) }),
});

/** Multipart. */
export const addRoom = defineCall({
  method: 'POST',
  path: '/api/rooms',
  access: 'manager',
  input: z.object({
    ...roomForm,
    ...ownHotel,
    key: Id.optional().meta({
      description:
        'An idempotency key of your choice. Sending the form again with the same key returns the room it created the first time; another room with it is refused.',
    }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/** Multipart, as `addRoom`; replaces the whole room. */
export const changeRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id',
  access: 'manager',
  input: z.object({
    id: RoomId,
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    ...roomForm,
    photos: photoOrder('room’s'),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
  files: photoFiles,
});

/** Adds a room that is the same but for being hidden. */
export const duplicateRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/duplicate',
  access: 'manager',
  input: z.object({
    id: RoomId,
    key: Id.optional().meta({
      description:
        'An idempotency key of your choice. Duplicating the room again with the same key returns the room it created the first time.',
    }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
});

/** Replaces all rates of the room. */
export const changeRates = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/rates',
  access: 'manager',
  input: z.object({
    id: RoomId,
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    rates: z
      .array(RateForm)
      .max(limits.rates)
      .meta({ description: `All rates of the room beside \`pricePerNight\`, at most ${limits.rates}.` }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
});

/** Replaces the whole description of the room. */
export const describeRoom = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/description',
  access: 'manager',
  input: z.object({
    id: RoomId,
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    ...roomDescriptionForm,
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
});

/** Replaces what further guests cost in the room; nothing where it is left out. */
export const changeFurtherGuests = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/further-guests',
  access: 'manager',
  input: z.object({
    id: RoomId,
    version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
    furtherGuests: FurtherGuestsForm.optional().meta({
      description: 'What guests above those that the price includes cost. Without it, nothing.',
    }),
  }),
  response: z.object({ message: z.string(), room: OwnRoom }),
});

/** Replaces both numbers: one that is missing is as the house has it. */
export const changeBookingWindow = defineCall({
  method: 'POST',
  path: '/api/rooms/:id/booking-window',
  access: 'manager',
  input: withOpenDays(
    z.object({
      id: RoomId,
      version: Numeric.pipe(z.number().int().min(1)).meta({ description: 'The `version` that your edit is based on.' }),
      ...bookingWindowFields,
    }),
  ),
  response: z.object({ message: z.string(), room: OwnRoom }),
});

/** Idempotent with `isAvailable` only. */
export const toggleAvailability = defineCall({
  method: 'POST',
  path: '/api/rooms/toggle-availability',
  access: 'manager',
  input: z.object({
    roomId: RoomId,
    isAvailable: z
      .boolean()
      .optional()
      .meta({ description: 'The new availability. Without it, the current availability is toggled.' }),
  }),
  response: z.object({ message: z.string(), isAvailable: z.boolean().meta({ description: 'The new availability.' }) }),
});
