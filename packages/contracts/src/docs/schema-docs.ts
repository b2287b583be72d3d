import type { z } from 'zod';
import { Booking } from '../booking.js';
import { HotelReport } from '../hotel-report.js';
import { OwnRoom, Room } from '../room.js';

/** Documents a schema that several responses share. */
type SchemaDocs = { name: string; schema: z.ZodType; description: string; fields: Record<string, string> };

const documentSchema = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  docs: { description: string; fields: Partial<Record<keyof z.output<Schema>, string>> },
): SchemaDocs => ({ name, schema, description: docs.description, fields: docs.fields as Record<string, string> });

const room = {
  _id: 'The room’s id.',
  images:
    'URLs of the photos as JPEG, 1280 pixels wide. Replace `1280` by `400` or `800` for smaller ones, and `.jpg` by `.webp` or `.avif` for other formats.',
  pricePerNight: 'The price per night in currency units.',
  isAvailable: 'Whether the room can be booked.',
  hotel: 'The room’s hotel and its owner.',
  createdAt: 'When the room was added.',
};

export const schemaDocs: SchemaDocs[] = [
  documentSchema('Room', Room, { description: 'A room as guests see it.', fields: room }),
  documentSchema('OwnRoom', OwnRoom, {
    description: 'A room as its owner sees it.',
    fields: { ...room, version: 'Incremented by every change. Send it back when you update the room.' },
  }),
  documentSchema('Booking', Booking, {
    description: 'A booking. Amounts are in units of `currency`.',
    fields: {
      _id: 'The booking’s id.',
      room: 'The booked room.',
      hotel: 'The hotel at the time of booking.',
      user: 'The guest’s name at the time of booking.',
      guests: 'The number of guests.',
      totalPrice: 'The price of the stay.',
      checkInDate: 'The day of arrival; check-in is from 14:00.',
      checkOutDate: 'The day of departure; check-out is by 11:00.',
      state: '`unpaid`, `paid` or `cancelled`.',
      paid: 'The amount paid by card.',
      refunded: 'The amount refunded to the card.',
      pendingRefund: 'The amount still to be refunded to the card.',
      paidAt: 'When the latest card payment was received.',
      refundedAt: 'When the latest refund to the card was made.',
      atHotel: 'Present if the stay was paid at the hotel, with the amount that the hotel refunds.',
      cancellation:
        'Present if the booking is cancelled: when, at what charge, and `by` the owner if the hotel cancelled.',
      createdAt: 'When the booking was made.',
      cancellationPolicy:
        'The policy at the time of booking: free until `freeUntilHours` before check-in, then `lateChargeNights` nights are charged.',
      freeCancellationUntil: 'The end of free cancellation.',
    },
  }),
  documentSchema('HotelFigures', HotelReport, {
    description: 'A hotel’s metrics for a period. Amounts are in currency units.',
    fields: {
      from: 'The first day of the period.',
      to: 'The day after the last day of the period.',
      bookings: 'Stays that start in the period and are not cancelled.',
      booked: 'The price of these stays, plus the charges of cancelled ones.',
      revenue: 'Payments less refunds in the period.',
      nightsSold: 'Booked nights in the period.',
      nightsOffered: 'Nights that could be sold: rooms times days, less blocked nights.',
      occupancy: '`nightsSold` divided by `nightsOffered`, from 0 to 1. `null` if no nights were offered.',
      averageDailyRate: 'The average price of a sold night. `null` if none were sold.',
      months:
        'Money per month, by its first day: the twelve months up to the end of the period, or all of a longer period.',
    },
  }),
];
