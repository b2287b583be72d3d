import { limits } from '@wayhouse/domain/limits';
import { paymentMeans } from '@wayhouse/domain/payment-means';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { BookingId, Id, line, Numeric } from '../fields.js';
import { HotelBooking } from './owner-booking-calls.js';

const Amount = Numeric.pipe(z.number().positive().max(limits.paymentAtHotel).multipleOf(0.01));

/** Fails if the amount owed has changed. */
export const recordPayment = defineCall({
  method: 'POST',
  path: '/api/bookings/record-payment',
  access: 'reception',
  input: z.object({
    bookingId: BookingId,
    amount: Amount.meta({ description: 'The amount paid: what is owed, or a part of it.' }),
    owed: Numeric.pipe(z.number().min(0)).meta({
      description: 'What you have seen as owed. Must equal the booking’s `owed`.',
    }),
    means: z.enum(paymentMeans).meta({ description: 'How it was paid.' }),
    note: line(limits.paymentNote).optional().meta({
      description: 'What you write down about the payment. Only the hotel sees it.',
    }),
    key: Id.meta({ description: 'Identifies this form. Submitting it again records nothing more.' }),
  }),
  response: HotelBooking.extend({ message: z.string() }),
});

/** Corrects what was recorded by mistake. Calling it again changes nothing. */
export const takeBackPayment = defineCall({
  method: 'POST',
  path: '/api/bookings/take-back-payment',
  access: 'manager',
  input: z.object({
    bookingId: BookingId,
    paymentId: Id.meta({ description: 'The `paymentId` of a payment in the `history` of the booking.' }),
  }),
  response: HotelBooking.extend({ message: z.string() }),
});
