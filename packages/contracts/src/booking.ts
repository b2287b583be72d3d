import { z } from 'zod';
import { roomTypes } from './room-types.js';

export const bookingStates = ['due', 'paid', 'cancelled'] as const;

/** What can happen to a booking, in a word. */
export const bookingChanges = ['booked', 'paid', 'cancelled', 'refunded', 'changed'] as const;
export type BookingChange = (typeof bookingChanges)[number];

/**
 * A booking as its guest and the hotel's owner see it. Amounts are in units of `currency`; dates are calendar dates in
 * the hotel's place. `paid` is what has arrived by card, `refunded` what of it went back, `paidAt` and `refundedAt`
 * when that was last, and `comesBack` what has still to go back; `atHotel` is there where the stay was paid at the
 * hotel, with what of that the hotel gives back. `cancellation` is there once it is cancelled, its `by` where it was
 * the hotel that cancelled. `user` is the guest by the name they booked under, whatever they are called since.
 */
export const Booking = z.object({
  _id: z.string(),
  room: z.object({ _id: z.string(), images: z.array(z.string()), roomType: z.enum(roomTypes) }),
  hotel: z.object({ _id: z.string(), name: z.string(), address: z.string(), city: z.string() }),
  user: z.object({ username: z.string() }),
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
  atHotel: z
    .object({
      paid: z.number(),
      paidAt: z.iso.datetime(),
      refunded: z.number(),
      refundedAt: z.iso.datetime().optional(),
    })
    .optional(),
  cancellation: z.object({ at: z.iso.datetime(), charge: z.number(), by: z.literal('owner').optional() }).optional(),
  createdAt: z.iso.datetime(),
  freeCancellationUntil: z.iso.datetime(),
});

export type Booking = z.output<typeof Booking>;
