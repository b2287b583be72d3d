import type { z } from 'zod';
import { Booking } from '../booking.js';
import { HotelFigures } from '../hotel-report.js';
import { OwnRoom, Room } from '../room.js';

/** A thing that several answers carry: its name, what it is, and what is in it. */
type ThingDocs = { name: string; schema: z.ZodType; description: string; fields: Record<string, string> };

const describeThing = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  docs: { description: string; fields: Partial<Record<keyof z.output<Schema>, string>> },
): ThingDocs => ({ name, schema, description: docs.description, fields: docs.fields as Record<string, string> });

const room = {
  _id: 'The room’s id.',
  images: 'Addresses of the photos as JPEG, 1280 pixels wide. 400 and 800 lie beside it, and `.webp` and `.avif`.',
  pricePerNight: 'In currency units.',
  isAvailable: 'Whether the owner has it on the market.',
  hotel: 'The hotel that it belongs to, with its owner as guests see them.',
  createdAt: 'When it was listed.',
};

export const thingDocs: ThingDocs[] = [
  describeThing('Room', Room, { description: 'A room as everybody sees it.', fields: room }),
  describeThing('OwnRoom', OwnRoom, {
    description: 'A room as its owner sees it.',
    fields: { ...room, version: 'Counts the changes. Send it back when you change the room.' },
  }),
  describeThing('Booking', Booking, {
    description: 'A booking as its guest and the hotel see it. Amounts are in units of `currency`.',
    fields: {
      _id: 'The booking’s id.',
      room: 'The room that was booked.',
      hotel: 'The hotel, as it was when the room was booked.',
      user: 'The guest, by the name they booked under.',
      guests: 'How many people come.',
      totalPrice: 'What the stay costs.',
      checkInDate: 'The day of arrival, from 14:00.',
      checkOutDate: 'The day of departure, by 11:00.',
      state: '`due` until it is paid, then `paid`, or `cancelled`.',
      paid: 'What has arrived by card.',
      refunded: 'What of it went back to the card.',
      comesBack: 'What has still to go back to the card.',
      paidAt: 'When a card payment arrived last.',
      refundedAt: 'When something went back to the card last.',
      atHotel: 'There where the stay was paid at the hotel, with what the hotel gives back.',
      cancellation: 'There once it is cancelled: when, at what charge, and `by` the owner if it was the hotel.',
      createdAt: 'When it was booked.',
      freeCancellationUntil: 'Until when cancelling costs nothing.',
    },
  }),
  describeThing('HotelFigures', HotelFigures, {
    description: 'A hotel’s figures for a period, in currency units.',
    fields: {
      from: 'The first day of the period.',
      to: 'The day after its last.',
      bookings: 'Stays that begin in the period and stand.',
      booked: 'What they come to, with the charges of cancelled ones.',
      revenue: 'What was paid in the period less what went back.',
      nightsSold: 'Nights of the period that somebody has booked.',
      nightsOffered: 'Nights that could be sold: rooms times days, without blocked ones.',
      occupancy: 'Sold of offered, from 0 to 1. `null` where nothing was offered.',
      averageRate: 'What a sold night brought. `null` where none was sold.',
      months:
        'The money by whole months, each by its first day: the year that ends with the period, or the period where it is longer.',
    },
  }),
];
