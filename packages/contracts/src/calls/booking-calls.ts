import { z } from 'zod';
import { Booking } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { Id, Numeric } from '../fields.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';
import { daysBetween } from '../stay.js';

const stayDates = { checkInDate: CalendarDate, checkOutDate: CalendarDate };
type StayDates = { checkInDate: string; checkOutDate: string };

const aStay = <Shape extends z.ZodType<StayDates>>(shape: Shape) =>
  shape
    .refine(({ checkInDate, checkOutDate }) => checkOutDate > checkInDate, {
      path: ['checkOutDate'],
      error: messages.dateOrder,
    })
    .refine(({ checkInDate, checkOutDate }) => daysBetween(checkInDate, checkOutDate) <= limits.nights, {
      path: ['checkOutDate'],
      error: messages.tooManyNights,
    });

export const checkAvailability = defineCall({
  method: 'POST',
  path: '/api/bookings/check-Availability',
  who: 'anyone',
  input: aStay(z.object({ room: Id, ...stayDates })),
  answer: z.object({ isAvailable: z.boolean(), message: z.string() }),
});

export const bookRoom = defineCall({
  method: 'POST',
  path: '/api/bookings/book',
  who: 'guest',
  input: aStay(
    z.object({
      room: Id,
      ...stayDates,
      guests: Numeric.pipe(z.number().int().min(1)),
      PaymentMethod: z.literal('Pay at Hotel'),
    }),
  ),
  answer: z.object({ message: z.string(), booking: Booking }),
});

export const listOwnBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/user',
  who: 'guest',
  input: z.object({}),
  answer: z.object({ bookings: z.array(Booking) }),
});

/**
 * The booking on paper, as it stands now: a summary while it is due, a receipt once paid, or
 * the terms of its cancellation.
 */
export const downloadReceipt = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/:id/receipt.pdf',
  who: 'guest',
  input: z.object({ id: Id }),
  document: 'application/pdf',
});

/**
 * What cancelling would cost now, what of a card payment would come back, and what the hotel would give back of what was
 * paid there, in currency units.
 */
export const showCancellation = defineCall({
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  who: 'guest',
  input: z.object({ id: Id }),
  answer: z.object({
    charge: z.number(),
    refund: z.number(),
    refundAtHotel: z.number().optional(),
    currency: z.string(),
    freeCancellationUntil: z.iso.datetime(),
  }),
});

/** Cancels a booking at the cost the guest has agreed to (`charge`, in currency units); another cost by now is refused. */
export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel',
  who: 'guest',
  input: z.object({ bookingId: Id, charge: Numeric.pipe(z.number().min(0)) }),
  answer: z.object({ message: z.string(), booking: Booking }),
});

/** The nights of a room that can no longer be booked, from `from` up to, not including, `to`. */
export const listTakenNights = defineCall({
  method: 'GET',
  path: '/api/bookings/rooms/:id/taken-nights',
  who: 'anyone',
  input: z
    .object({ id: Id, from: CalendarDate, to: CalendarDate })
    .refine(({ from, to }) => to > from && daysBetween(from, to) <= 800, {
      path: ['to'],
      error: 'Ask for 1 to 800 days',
    }),
  answer: z.object({ nights: z.array(z.string()) }),
});

/** Opens (or returns to) the card payment of an unpaid booking; the browser goes to `url`. */
export const startPayment = defineCall({
  method: 'POST',
  path: '/api/bookings/stripe-payments',
  who: 'guest',
  input: z.object({ bookingId: Id }),
  answer: z.object({ url: z.string(), message: z.string() }),
});
