import { z } from 'zod';

const money = { revenue: z.number(), paid: z.number(), refunded: z.number() };

/**
 * A hotel's figures for a period, in currency units; docs/decisions/what-the-figures-mean.md defines each. `occupancy` is
 * a share from 0 to 1. Where nothing was offered there is no occupancy, and without a night sold no average rate.
 */
export const HotelFigures = z.object({
  from: z.string(),
  to: z.string(),
  bookings: z.number(),
  booked: z.number(),
  ...money,
  nightsSold: z.number(),
  nightsOffered: z.number(),
  occupancy: z.number().nullable(),
  averageRate: z.number().nullable(),
  /** Whole months by their first day: the year that ends with the period, or the period where it is longer. */
  months: z.array(z.object({ month: z.string(), ...money })),
});
export type HotelFigures = z.output<typeof HotelFigures>;
