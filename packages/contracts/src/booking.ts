import type { CancellationPolicy as Policy } from '@wayhouse/domain/cancellation-policy';
import { z } from 'zod';
import { roomTypes } from '@wayhouse/domain/room-types';

export const CancellationPolicy = z.object({
  freeUntilHours: z.int().min(0),
  lateChargeNights: z.int().min(0),
}) satisfies z.ZodType<Policy>;

export const bookingStates = ['unpaid', 'paid', 'cancelled'] as const;

export const bookingChanges = ['booked', 'paid', 'cancelled', 'refunded', 'changed'] as const;
export type BookingChange = (typeof bookingChanges)[number];

/**
 * A booking as its guest and the hotel's owner see it. Amounts are in units of `currency`; dates are calendar dates in the
 * hotel's time zone. `paid` and `refunded` are by card, `paidAt` and `refundedAt` are the latest of each, and `pendingRefund` is
 * still to be refunded to the card. `atHotel` is present if the stay was paid at the hotel, with what the hotel refunds.
 * `cancellation.by` is present if the hotel cancelled. `user.username` is the guest's name at the time of booking.
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
  pendingRefund: z.number(),
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
  cancellationPolicy: CancellationPolicy,
  freeCancellationUntil: z.iso.datetime(),
});

export type Booking = z.output<typeof Booking>;
