import { z } from 'zod';

export const Destination = z
  .object({
    city: z.string(),
    country: z.string(),
    rooms: z.number().meta({ description: 'How many of its rooms can be booked.' }),
    image: z.string().optional().meta({ description: 'A photo of one of its rooms, as in `images` of a room.' }),
  })
  .meta({ id: 'Destination', description: 'A city with rooms.' });
export type Destination = z.output<typeof Destination>;
