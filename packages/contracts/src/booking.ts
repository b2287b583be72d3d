import { z } from 'zod';
import { roomTypes } from './room-types.js';

/** A booking as its guest sees it. `totalPrice` is in currency units; dates are calendar dates in the hotel's place. */
export const Booking = z.object({
  _id: z.string(),
  room: z.object({ _id: z.string(), images: z.array(z.string()), roomType: z.enum(roomTypes) }),
  hotel: z.object({ _id: z.string(), name: z.string(), address: z.string(), city: z.string() }),
  guests: z.number(),
  totalPrice: z.number(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  isPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  freeCancellationUntil: z.iso.datetime(),
});

/** The same booking as the hotel's owner sees it: with the guest's name. */
export const HotelBooking = Booking.extend({ user: z.object({ username: z.string() }) });

export type Booking = z.output<typeof Booking>;
export type HotelBooking = z.output<typeof HotelBooking>;
