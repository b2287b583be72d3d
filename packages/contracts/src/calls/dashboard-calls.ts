import { bookingChanges } from '@wayhouse/domain/booking-change';
import { type DayGroup, dayGroups } from '@wayhouse/domain/day-groups';
import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { Booking } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { line, Numeric, ownHotel, PageAfter } from '../fields.js';
import { HotelReport } from '../hotel-report.js';
import { problem } from '../input-problem.js';
import { PeriodQuery, HotelPeriodDates } from '../period.js';
import { defineStreamCall } from '../stream-call.js';

/** Only the first page has the totals of all bookings, in currency units. */
export const showHotelBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel',
  access: 'viewer',
  input: z.object({
    limit: Numeric.pipe(z.number().int().min(1).max(100))
      .default(100)
      .meta({ description: 'The number of bookings per page.' }),
    after: PageAfter,
    ...ownHotel,
  }),
  response: z.object({
    dashboardData: z.object({
      bookings: z.array(Booking),
      next: z
        .string()
        .optional()
        .meta({ description: 'Present if there are more bookings: pass it as `after` to get the next page.' }),
      totalBookings: z.number().optional().meta({ description: 'The number of bookings that are not cancelled.' }),
      totalRevenue: z.number().optional().meta({ description: 'Payments less refunds.' }),
      booked: z
        .number()
        .optional()
        .meta({ description: 'The price of all bookings that are not cancelled, plus the charges of those that are.' }),
      paid: z.number().optional().meta({ description: 'Payments by card and at the hotel.' }),
      refunded: z.number().optional().meta({ description: 'Refunds by card and by the hotel.' }),
    }),
  }),
});

/** The bookings that an owner means, cancelled ones too. Every word of the text begins a word of the booking. */
export const findHotelBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/find',
  access: 'viewer',
  input: z
    .object({
      text: line(limits.findText).optional().meta({
        description:
          'The name of the guest, of who arrives or of the company, a phone number or a booking number, or its beginning.',
      }),
      day: CalendarDate.optional().meta({ description: 'A day of the stay, that of departure included.' }),
      ...ownHotel,
    })
    .refine(({ text, day }) => text !== undefined || day !== undefined, { ...problem('text-or-day'), path: ['text'] }),
  response: z.object({
    bookings: z.array(Booking).meta({ description: `At most ${limits.foundBookings}, the latest arrival first.` }),
    isComplete: z.boolean().meta({ description: 'Whether there are no others.' }),
  }),
});

/** The period is given by its dates or by a name, which is resolved in the hotel's time zone. */
export const showHotelReport = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/report',
  access: 'viewer',
  input: PeriodQuery,
  response: z.object({ report: HotelReport }),
});

const bookingCount = (description: string) => z.number().meta({ description });

/** docs/decisions/report-metrics.md defines each count. */
export const showHotelToday = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/today',
  access: 'viewer',
  input: z.object({
    group: z.enum(dayGroups).optional().meta({ description: 'The group whose bookings to list as well.' }),
    ...ownHotel,
  }),
  response: z.object({
    today: z
      .object({
        date: z.string().optional().meta({ description: 'Its date. Absent until the hotel has a room.' }),
        counts: z
          .object({
            arrivals: bookingCount('Stays that begin today.'),
            departures: bookingCount('Stays that end today.'),
            inHouse: bookingCount('Stays that include tonight.'),
            unpaid: bookingCount('Those of all these stays that are not paid in full.'),
          } satisfies Record<DayGroup, unknown>)
          .meta({ description: 'The number of stays in each group, which overlap.' }),
        bookings: z.array(Booking).meta({
          description: 'The bookings of `group`, by check-in, arrivals by their hours; none without it.',
        }),
      })
      .meta({ description: 'The day it is at the hotel.' }),
  }),
});

/** Every booking, cancelled ones too, whose stay starts in the period. */
export const downloadHotelBookings = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/bookings.csv',
  access: 'viewer',
  input: HotelPeriodDates,
  document: 'text/csv',
});

/** Sends an event for every change to a booking at the caller's hotel, with the latest change. */
export const watchHotelBookings = defineStreamCall({
  method: 'GET',
  path: '/api/bookings/hotel/stream',
  access: 'viewer',
  input: z.object(ownHotel),
  event: z.object({
    bookingId: z.string().meta({ description: 'The booking’s id.' }),
    type: z.enum(bookingChanges).meta({ description: 'The latest change.' }),
  }),
});
