import { z } from 'zod';
import { bookingChanges, Booking } from '../booking.js';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { Numeric } from '../fields.js';
import { HotelReport } from '../hotel-report.js';
import { problem } from '../input-problem.js';
import { PeriodQuery, PeriodDates } from '../period.js';
import { defineStreamCall } from '../stream-call.js';

/**
 * The hotel's bookings, newest first, in pages of `limit`; `next`, if present, is the `after` of the next page. Only the
 * first page has the totals of all bookings, in currency units: `booked` is the price of all bookings that are not cancelled
 * plus the charges of those that are, `totalRevenue` is `paid` less `refunded`, and `totalBookings` excludes cancelled ones.
 */
export const showHotelBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel',
  access: 'owner',
  input: z.object({
    limit: Numeric.pipe(z.number().int().min(1).max(100)).default(100),
    after: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/, problem('cursor-malformed'))
      .optional(),
  }),
  response: z.object({
    dashboardData: z.object({
      bookings: z.array(Booking),
      next: z.string().optional(),
      totalBookings: z.number().optional(),
      totalRevenue: z.number().optional(),
      booked: z.number().optional(),
      paid: z.number().optional(),
      refunded: z.number().optional(),
    }),
  }),
});

/** The period is given by its dates or by a name, which is resolved in the hotel's time zone. */
export const showHotelReport = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/report',
  access: 'owner',
  input: PeriodQuery,
  response: z.object({ report: HotelReport }),
});

/** Every booking, cancelled ones too, whose stay starts in the period. */
export const downloadHotelBookings = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/bookings.csv',
  access: 'owner',
  input: PeriodDates,
  document: 'text/csv',
});

/** Sends an event for every change to a booking at the caller's hotel, with the latest change. */
export const watchHotelBookings = defineStreamCall({
  method: 'GET',
  path: '/api/bookings/hotel/stream',
  access: 'owner',
  input: z.object({}),
  event: z.object({ bookingId: z.string(), type: z.enum(bookingChanges) }),
});
