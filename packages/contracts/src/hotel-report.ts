import { z } from 'zod';

const money = {
  revenue: z.number().meta({ description: 'Payments less refunds.' }),
  paid: z.number().meta({ description: 'Payments by card and at the hotel.' }),
  refunded: z.number().meta({ description: 'Refunds by card and by the hotel.' }),
};

/** docs/decisions/report-metrics.md defines each metric. */
export const HotelReport = z
  .object({
    from: z.string().meta({ description: 'The first day of the period.' }),
    to: z.string().meta({ description: 'The day after the last day of the period.' }),
    bookings: z.number().meta({ description: 'Stays that start in the period and are not cancelled.' }),
    booked: z.number().meta({ description: 'The price of these stays, plus the charges of cancelled ones.' }),
    ...money,
    nightsSold: z.number().meta({ description: 'Booked nights in the period.' }),
    nightsOffered: z.number().meta({
      description:
        'Nights that could be sold: those of all rooms, from the day on which each was created, less blocked nights.',
    }),
    occupancy: z
      .number()
      .nullable()
      .meta({ description: '`nightsSold` divided by `nightsOffered`, from 0 to 1. `null` if no nights were offered.' }),
    averageDailyRate: z
      .number()
      .nullable()
      .meta({ description: 'The average price of a sold night. `null` if none were sold.' }),
    months: z.array(z.object({ month: z.string(), ...money })).meta({
      description:
        'Money per month, by its first day: the twelve months up to the end of the period, or all of a longer period.',
    }),
  })
  .meta({ id: 'HotelReport', description: 'A hotel’s metrics for a period. Amounts are in currency units.' });
export type HotelReport = z.output<typeof HotelReport>;
