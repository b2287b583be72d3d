import { z } from 'zod';
import { roomTypes } from '@wayhouse/domain/room-types';
import { defineEvent, Version } from './event.js';

export const hotelRegistered = defineEvent({
  type: 'hotel.registered.v1',
  data: z.object({
    hotelId: z.string(),
    version: Version,
    ownerId: z.string(),
    name: z.string(),
    contact: z.string(),
    address: z.string(),
    city: z.string(),
  }),
});

/** `nightMinor` is the price of a night in minor units. */
const RoomFacts = z.object({
  roomId: z.string(),
  version: Version,
  hotelId: z.string(),
  ownerId: z.string(),
  hotelName: z.string(),
  address: z.string(),
  city: z.string(),
  roomType: z.enum(roomTypes),
  nightMinor: z.int().positive(),
  images: z.array(z.string()),
  isAvailable: z.boolean(),
});

export const roomListed = defineEvent({ type: 'room.listed.v1', data: RoomFacts });
export const roomChanged = defineEvent({ type: 'room.changed.v1', data: RoomFacts });
export type RoomFacts = z.output<typeof RoomFacts>;
