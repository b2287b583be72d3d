import { z } from 'zod';
import { roomTypes } from '../room-types.js';
import { defineEvent, Version } from './event.js';

/** All that hearers need of a booking: who sleeps where and when, and for how much (minor units). */
const BookingFacts = z.object({
  bookingId: z.string(),
  version: Version,
  roomId: z.string(),
  roomType: z.enum(roomTypes),
  hotel: z.object({ id: z.string(), name: z.string(), address: z.string(), city: z.string() }),
  guest: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  guests: z.int().min(1),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.array(z.iso.date()).min(1),
  totalMinor: z.int(),
  currency: z.string(),
  freeCancellationUntil: z.iso.datetime(),
});

export const bookingConfirmed = defineEvent({ type: 'booking.confirmed.v1', data: BookingFacts });
export const bookingPaid = defineEvent({
  type: 'booking.paid.v1',
  data: BookingFacts.extend({ paymentId: z.string(), paidAt: z.iso.datetime() }),
});
export const bookingCancelled = defineEvent({
  type: 'booking.cancelled.v1',
  data: BookingFacts.extend({ cancelledAt: z.iso.datetime(), chargedMinor: z.int() }),
});

const Block = z.object({
  blockId: z.string(),
  version: Version,
  roomId: z.string(),
  nights: z.array(z.iso.date()).min(1),
});
export const roomBlocked = defineEvent({ type: 'room.blocked.v1', data: Block });
export const roomUnblocked = defineEvent({ type: 'room.unblocked.v1', data: Block });

export type BookingFacts = z.output<typeof BookingFacts>;
