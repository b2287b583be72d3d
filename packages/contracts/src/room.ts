import { z } from 'zod';
import { amenities } from '@wayhouse/domain/amenities';
import { roomTypes } from '@wayhouse/domain/room-types';

/** A room as guests see it. `images` are URLs of JPEGs (images.ts has the other formats); prices are in currency units. */
export const Room = z.object({
  _id: z.string(),
  images: z.array(z.string()),
  roomType: z.enum(roomTypes),
  pricePerNight: z.number(),
  amenities: z.array(z.enum(amenities)),
  createdAt: z.iso.datetime(),
  isAvailable: z.boolean(),
  hotel: z.object({
    _id: z.string(),
    name: z.string(),
    contact: z.string(),
    address: z.string(),
    city: z.string(),
    owner: z.object({ name: z.string(), image: z.string() }),
  }),
});

export type Room = z.output<typeof Room>;

/** A room as its owner sees it. `version` counts its changes; an edit names the version it is based on. */
export const OwnRoom = Room.extend({ version: z.number() });
export type OwnRoom = z.output<typeof OwnRoom>;
