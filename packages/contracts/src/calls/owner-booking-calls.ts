import { z } from 'zod';
import { Booking } from '../booking.js';
import { defineCall } from '../call.js';
import { Id, Numeric } from '../fields.js';

const moment = { at: z.iso.datetime(), amount: z.number() };
const where = z.enum(['card', 'hotel']);

/** One thing that happened to a booking; the amount of a cancellation is its charge. */
const BookingMoment = z.discriminatedUnion('what', [
  z.object({ what: z.literal('booked'), ...moment }),
  z.object({ what: z.literal('paid'), ...moment, where }),
  z.object({ what: z.literal('refunded'), ...moment, where }),
  z.object({ what: z.literal('cancelled'), ...moment, by: z.enum(['guest', 'owner']) }),
]);
export type BookingMoment = z.output<typeof BookingMoment>;

/**
 * A booking as the hotel's owner deals with it, amounts in units of its currency. `history` is in the order of time; `owed`
 * is what the hotel may take at the front desk; `cancelling` is what would go back to the card and what the hotel would
 * have to give back itself, and it is there as long as the owner may cancel.
 */
const HotelBooking = z.object({
  booking: Booking,
  guest: z.object({ name: z.string(), email: z.string() }),
  history: z.array(BookingMoment),
  owed: z.number(),
  cancelling: z.object({ byCard: z.number(), atHotel: z.number() }).optional(),
});
export type HotelBooking = z.output<typeof HotelBooking>;

export const showHotelBooking = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id',
  who: 'owner',
  input: z.object({ id: Id }),
  answer: HotelBooking,
});

/** Records that `amount` was paid at the hotel; where something else is owed by now, it is refused. */
export const markPaid = defineCall({
  method: 'POST',
  path: '/api/bookings/mark-paid',
  who: 'owner',
  input: z.object({ bookingId: Id, amount: Numeric.pipe(z.number().positive()) }),
  answer: HotelBooking.extend({ message: z.string() }),
});

/** The hotel cancels: it costs the guest nothing, and all that was paid goes back. */
export const cancelByOwner = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel-by-owner',
  who: 'owner',
  input: z.object({ bookingId: Id }),
  answer: HotelBooking.extend({ message: z.string() }),
});
