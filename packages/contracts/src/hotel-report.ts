import { z } from 'zod';

const money = { revenue: z.number(), paid: z.number(), refunded: z.number() };

/**
 * A hotel's metrics for a period, in currency units; docs/decisions/report-metrics.md defines each. `occupancy` is
 * from 0 to 1, and null if no nights were offered; `averageDailyRate` is null if none were sold.
 */
export const HotelReport = z.object({
  from: z.string(),
  to: z.string(),
  bookings: z.number(),
  booked: z.number(),
  ...money,
  nightsSold: z.number(),
  nightsOffered: z.number(),
  occupancy: z.number().nullable(),
  averageDailyRate: z.number().nullable(),
  /** By the first day of each month: the twelve months up to the end of the period, or all of a longer period. */
  months: z.array(z.object({ month: z.string(), ...money })),
});
export type HotelReport = z.output<typeof HotelReport>;
