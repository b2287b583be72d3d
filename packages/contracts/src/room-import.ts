import { z } from 'zod';

/** Of a room, in a file of rooms. */
export const roomColumns = ['roomType', 'pricePerNight', 'units', 'amenities', 'copyPhotosOf'] as const;

/** Of a rate of a room, beside its price. */
export const rateColumns = ['from', 'to', 'weekdays', 'minNights', 'maxNights', 'noArrival', 'noDeparture'] as const;

/** What a room is described with: `text` is its description, `size` its square metres. */
export const descriptionColumns = [
  'name',
  'text',
  'size',
  'mostAdults',
  'beds',
  'moreAmenities',
  'accessibility',
] as const;

/** All of them, as they stand in an export. */
export const importColumns = ['key', ...roomColumns, 'rate', ...rateColumns, ...descriptionColumns] as const;
export type ImportColumn = (typeof importColumns)[number];

const importOutcomes = ['create', 'change', 'same', 'error'] as const;

/** What a row of a file of rooms does, or what is wrong with it. */
export const ImportRow = z
  .object({
    line: z.int().meta({ description: 'The line of the file on which the row begins; the first one is 1.' }),
    key: z.string().meta({ description: 'The key of the room; empty where the file has none.' }),
    rate: z.string().optional().meta({ description: 'The name of the rate, if the row is about one.' }),
    outcome: z.enum(importOutcomes).meta({
      description:
        'Whether the row adds a room or a rate, changes it, leaves it as it is, or has errors. With any error nothing is imported.',
    }),
    changes: z
      .array(
        z.object({
          field: z.string().meta({ description: 'The column.' }),
          from: z
            .string()
            .optional()
            .meta({ description: 'What it was, as the file would have it; absent if there was none.' }),
          to: z.string().meta({ description: 'What it becomes; empty for none.' }),
        }),
      )
      .meta({ description: 'What is added or changed, by column.' }),
    errors: z
      .array(
        z.object({
          field: z.string().meta({ description: 'The column, or `csv` for the file itself.' }),
          message: z.string().meta({ description: 'A message for the user.' }),
        }),
      )
      .meta({ description: 'What is wrong with the row.' }),
  })
  .meta({ id: 'ImportRow', description: 'What a row of a file of rooms does.' });
export type ImportRow = z.output<typeof ImportRow>;
