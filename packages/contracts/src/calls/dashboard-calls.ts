import { z } from 'zod';
import { bookingChanges, Booking } from '../booking.js';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { Numeric } from '../fields.js';
import { HotelFigures } from '../hotel-report.js';
import { PeriodChoice, PeriodDates } from '../period.js';
import { defineStreamCall } from '../stream-call.js';

/**
 * The hotel's bookings, newest first, `limit` at a time: `next`, where there are more, is the `after` of the next page.
 * The sums, on the first page alone, are over all of them, in currency units: `booked` is what the standing bookings and
 * the charges of cancelled ones come to, `paid` what has arrived, `refunded` what of it went back, `totalRevenue` the
 * difference of these two. `totalBookings` counts the bookings that stand.
 */
export const showHotelBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel',
  who: 'owner',
  input: z.object({
    limit: Numeric.pipe(z.number().int().min(1).max(100)).default(100),
    after: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'This is not the end of a page')
      .optional(),
  }),
  answer: z.object({
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

/** The figures of a period that is given by its dates, or by a name, which is read on the hotel's calendar. */
export const showHotelFigures = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/figures',
  who: 'owner',
  input: PeriodChoice,
  answer: z.object({ figures: HotelFigures }),
});

/** Every booking whose stay begins in the period, cancelled ones too, as a table for other programs. */
export const downloadHotelBookings = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/bookings.csv',
  who: 'owner',
  input: PeriodDates,
  document: 'text/csv',
});

/** Says of every change to a booking of the caller's hotel which booking it was and what happened last to it. */
export const watchHotelBookings = defineStreamCall({
  method: 'GET',
  path: '/api/bookings/hotel/stream',
  who: 'owner',
  input: z.object({}),
  says: z.object({ bookingId: z.string(), what: z.enum(bookingChanges) }),
});
