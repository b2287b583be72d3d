import { z } from 'zod';
import { Booking } from '../booking.js';
import { defineCall } from '../call.js';
import { Id, Numeric } from '../fields.js';

const entry = { at: z.iso.datetime(), amount: z.number() };
const method = z.enum(['card', 'hotel']);

/** The amount of a cancellation is its charge. */
const BookingHistoryEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('booked'), ...entry }),
  z.object({ type: z.literal('paid'), ...entry, method }),
  z.object({ type: z.literal('refunded'), ...entry, method }),
  z.object({ type: z.literal('cancelled'), ...entry, by: z.enum(['guest', 'owner']) }),
]);
export type BookingHistoryEntry = z.output<typeof BookingHistoryEntry>;

/**
 * A booking as the hotel's owner sees it, with amounts in units of its currency. `history` is in chronological order; `owed`
 * is what the hotel may collect at the front desk; `cancelling` has the refunds to the card and by the hotel that cancelling
 * would cause, and is present as long as the owner may cancel.
 */
const HotelBooking = z.object({
  booking: Booking,
  guest: z.object({ name: z.string(), email: z.string() }),
  history: z.array(BookingHistoryEntry),
  owed: z.number(),
  cancelling: z.object({ byCard: z.number(), atHotel: z.number() }).optional(),
});
export type HotelBooking = z.output<typeof HotelBooking>;

export const showHotelBooking = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id',
  access: 'owner',
  input: z.object({ id: Id }),
  response: HotelBooking,
});

/** Records that `amount` was paid at the hotel. Fails if the amount owed has changed. */
export const markPaid = defineCall({
  method: 'POST',
  path: '/api/bookings/mark-paid',
  access: 'owner',
  input: z.object({ bookingId: Id, amount: Numeric.pipe(z.number().positive()) }),
  response: HotelBooking.extend({ message: z.string() }),
});

/** Cancels on behalf of the hotel: free for the guest, with a full refund. */
export const cancelByOwner = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel-by-owner',
  access: 'owner',
  input: z.object({ bookingId: Id }),
  response: HotelBooking.extend({ message: z.string() }),
});
