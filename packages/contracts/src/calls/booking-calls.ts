import { z } from 'zod';
import { Booking, CancellationPolicy } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { defineDocumentCall } from '../document-call.js';
import { Id, Numeric } from '../fields.js';
import { problem } from '../input-problem.js';
import { limits } from '../limits.js';

const stayDates = { checkInDate: CalendarDate, checkOutDate: CalendarDate };
const withValidStay = dateRange({
  from: 'checkInDate',
  to: 'checkOutDate',
  maxDays: limits.nights,
  errors: { order: problem('date-order'), tooLong: problem('too-many-nights', { most: limits.nights }) },
});

export const checkAvailability = defineCall({
  method: 'POST',
  path: '/api/bookings/check-Availability',
  access: 'anyone',
  input: withValidStay(z.object({ room: Id, ...stayDates })),
  response: z.object({ isAvailable: z.boolean(), message: z.string() }),
});

export const bookRoom = defineCall({
  method: 'POST',
  path: '/api/bookings/book',
  access: 'guest',
  input: withValidStay(
    z.object({
      room: Id,
      ...stayDates,
      guests: Numeric.pipe(z.number().int().min(1)),
      PaymentMethod: z.literal('Pay at Hotel'),
    }),
  ),
  response: z.object({ message: z.string(), booking: Booking }),
});

export const listOwnBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/user',
  access: 'guest',
  input: z.object({}),
  response: z.object({ bookings: z.array(Booking) }),
});

/** A summary while the booking is unpaid, a receipt once it is paid, or its cancellation details. */
export const downloadReceipt = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/:id/receipt.pdf',
  access: 'guest',
  input: z.object({ id: Id }),
  document: 'application/pdf',
});

/** What cancelling would cost now, and the refunds to the card and by the hotel, in currency units. */
export const showCancellation = defineCall({
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  access: 'guest',
  input: z.object({ id: Id }),
  response: z.object({
    charge: z.number(),
    refund: z.number(),
    refundAtHotel: z.number().optional(),
    currency: z.string(),
    cancellationPolicy: CancellationPolicy,
    freeCancellationUntil: z.iso.datetime(),
  }),
});

/** Cancels at the `charge` the guest has agreed to, in currency units. Fails if the charge has changed. */
export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel',
  access: 'guest',
  input: z.object({ bookingId: Id, charge: Numeric.pipe(z.number().min(0)) }),
  response: z.object({ message: z.string(), booking: Booking }),
});

const maxDays = 800;
const choose = problem('days-out-of-range', { most: maxDays });
const withValidDays = dateRange({ from: 'from', to: 'to', maxDays, errors: { order: choose, tooLong: choose } });

/** The nights of a room that can no longer be booked, from `from` up to, not including, `to`. */
export const listTakenNights = defineCall({
  method: 'GET',
  path: '/api/bookings/rooms/:id/taken-nights',
  access: 'anyone',
  input: withValidDays(z.object({ id: Id, from: CalendarDate, to: CalendarDate })),
  response: z.object({ nights: z.array(z.string()) }),
});

/** Opens, or returns to, the card payment page of an unpaid booking. The browser goes to `url`. */
export const startPayment = defineCall({
  method: 'POST',
  path: '/api/bookings/stripe-payments',
  access: 'guest',
  input: z.object({ bookingId: Id }),
  response: z.object({ url: z.string(), message: z.string() }),
});
