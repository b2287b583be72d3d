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

/** Where money moved: through Stripe, or between guest and hotel, as its owner recorded it. */
const Place = z.enum(['card', 'hotel']);

export const bookingPaid = defineEvent({
  type: 'booking.paid.v1',
  data: BookingFacts.extend({ paymentId: z.string(), paidAt: z.iso.datetime(), by: Place.default('card') }),
});

/** The open charge of a cancelled booking was paid at the hotel. */
export const bookingChargePaid = defineEvent({
  type: 'booking.charge-paid.v1',
  data: BookingFacts.extend({ paymentId: z.string(), paidAt: z.iso.datetime(), amountMinor: z.int().positive() }),
});

/** A guest's card money: what has arrived, what of it went back, and what has still to go back. */
const CardMoney = z.object({ paidMinor: z.int(), refundedMinor: z.int(), comesBackMinor: z.int() });

/** What was paid at the hotel, and what of it the hotel gives back: it counts as given back at once. */
const HotelMoney = z.object({ paidMinor: z.int(), refundedMinor: z.int() });

/** `byCard` is there where a card payment had arrived by then, `atHotel` where the stay was paid there. */
export const bookingCancelled = defineEvent({
  type: 'booking.cancelled.v1',
  data: BookingFacts.extend({
    cancelledAt: z.iso.datetime(),
    chargedMinor: z.int(),
    by: z.enum(['guest', 'owner']).default('guest'),
    byCard: CardMoney.optional(),
    atHotel: HotelMoney.optional(),
  }),
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
