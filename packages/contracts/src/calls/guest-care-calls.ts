import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { BookingId, Id, line } from '../fields.js';
import { GuestDetailsForm } from '../guest-details.js';
import { HotelBooking } from './owner-booking-calls.js';

const response = HotelBooking.extend({ message: z.string() });

/** Replaces all that is known of the guest. */
export const correctGuestDetails = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/details',
  access: 'reception',
  input: z.object({
    id: BookingId,
    version: z.int().min(0).meta({
      description: 'The `version` of the `details` that your edit is based on; 0 where the booking has none.',
    }),
    guestName: line(limits.name).optional().meta({
      description: 'The name of a guest without an account. Without it, the name stays as it is.',
    }),
    ...GuestDetailsForm.shape,
  }),
  response,
});

/** For the staff of the hotel alone. */
export const addNote = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/notes',
  access: 'reception',
  input: z.object({
    id: BookingId,
    note: line(limits.bookingNote).meta({ description: 'What to note, in one line of plain text.' }),
    key: Id.optional().meta({
      description: 'Identifies this form: submitting it again adds no second note.',
    }),
  }),
  response,
});

/** Of one's own, and by the owner of any. */
export const removeNote = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/notes/remove',
  access: 'reception',
  input: z.object({ id: BookingId, noteId: Id.meta({ description: 'The `id` of the note.' }) }),
  response,
});
