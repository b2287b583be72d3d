import { z } from 'zod';
import { roomTypes } from './room-types.js';

export const bookingStates = ['due', 'paid', 'cancelled'] as const;

/**
 * A booking as its guest sees it. Amounts are in units of `currency`; dates are calendar dates in the hotel's place.
 * `paid` is what has arrived by card, `refunded` what of it went back, `paidAt` and `refundedAt` when that was last, and
 * `comesBack` what has still to go back; `cancellation` is there once it is cancelled.
 */
export const Booking = z.object({
  _id: z.string(),
  room: z.object({ _id: z.string(), images: z.array(z.string()), roomType: z.enum(roomTypes) }),
  hotel: z.object({ _id: z.string(), name: z.string(), address: z.string(), city: z.string() }),
  guests: z.number(),
  totalPrice: z.number(),
  currency: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  state: z.enum(bookingStates),
  isPaid: z.boolean(),
  paid: z.number(),
  refunded: z.number(),
  comesBack: z.number(),
  paidAt: z.iso.datetime().optional(),
  refundedAt: z.iso.datetime().optional(),
  cancellation: z.object({ at: z.iso.datetime(), charge: z.number() }).optional(),
  createdAt: z.iso.datetime(),
  freeCancellationUntil: z.iso.datetime(),
});

/** The same booking as the hotel's owner sees it: with the guest's name. */
export const HotelBooking = Booking.extend({ user: z.object({ username: z.string() }) });

export type Booking = z.output<typeof Booking>;
export type HotelBooking = z.output<typeof HotelBooking>;
