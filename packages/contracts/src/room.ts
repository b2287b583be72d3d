import { z } from 'zod';
import { roomDetails } from './room-details.js';

export const Room = z
  .object({
    _id: z.string().meta({ description: 'The room’s id.' }),
    images: z.array(z.string()).meta({
      description:
        'URLs of the photos as JPEG, 1280 pixels wide. Replace `1280` by `400` or `800` for smaller ones, and `.jpg` by `.webp` or `.avif` for other formats.',
    }),
    ...roomDetails,
    createdAt: z.iso.datetime().meta({ description: 'When the room was added.' }),
    changedAt: z.iso.datetime().meta({ description: 'When the room, or whether it can be booked, was last changed.' }),
    isAvailable: z.boolean().meta({ description: 'Whether the room can be booked.' }),
    hotel: z
      .object({
        _id: z.string(),
        name: z.string(),
        contact: z.string(),
        address: z.string(),
        city: z.string(),
        owner: z.object({ name: z.string(), image: z.string() }),
      })
      .meta({ description: 'The room’s hotel and its owner.' }),
  })
  .meta({ id: 'Room', description: 'A room as guests see it.' });

export type Room = z.output<typeof Room>;

export const OwnRoom = Room.extend({
  version: z.number().meta({ description: 'Incremented by every change. Send it back when you update the room.' }),
}).meta({ id: 'OwnRoom', description: 'A room as its owner sees it.' });
export type OwnRoom = z.output<typeof OwnRoom>;
