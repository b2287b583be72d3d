import { limits } from '@wayhouse/domain/limits';
import { paymentMeans } from '@wayhouse/domain/payment-means';
import { paymentMethods } from '@wayhouse/domain/payment-method';
import { stayStatuses } from '@wayhouse/domain/stay-status';
import { z } from 'zod';
import { Booking, RelayAddress } from '../booking.js';
import { defineCall } from '../call.js';
import { BookingId, Id, line, Numeric } from '../fields.js';
import { StaffNote } from '../staff-note.js';

const entry = { at: z.iso.datetime(), amount: z.number() };
/** Whom of the hotel’s staff an entry names, where there is somebody beside the owner. */
const actor = z.string().optional();
const method = z.enum(paymentMethods);

const BookingHistoryEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('booked'), ...entry, by: z.literal('hotel').optional(), actor }),
  z.object({
    type: z.literal('paid'),
    ...{ ...entry, method, means: z.enum(paymentMeans).optional(), note: z.string().optional(), actor },
    paymentId: z.string().optional().meta({ description: 'Present as long as the payment can be taken back.' }),
  }),
  z.object({ type: z.literal('payment-taken-back'), ...entry, actor }),
  z.object({
    type: z.literal('refunded'),
    ...{ ...entry, method, note: z.string().optional(), actor },
    /** At a change of the stay to a lower price. */
    isHandBack: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('cancelled'), ...entry, by: z.enum(['guest', 'owner']), actor }),
  z.object({ type: z.literal('no-show'), ...entry, actor }),
  z.object({ type: z.enum(['checked-in', 'checked-out']), at: entry.at, actor }),
  z.object({
    type: z.literal('stay-changed'),
    ...entry,
    before: z.object({ checkInDate: z.string(), checkOutDate: z.string(), guests: z.number() }),
    by: z.literal('hotel').optional(),
    actor,
  }),
  z.object({ type: z.literal('details-changed'), at: entry.at, by: z.literal('hotel').optional(), actor }),
]);
export type BookingHistoryEntry = z.output<typeof BookingHistoryEntry>;

/** A booking as the hotel's owner sees it, with amounts in units of its currency. */
export const HotelBooking = z.object({
  booking: Booking,
  guest: z
    .object({
      name: z.string(),
      relayAddress: RelayAddress.meta({
        description: 'An email address of ours that forwards to the guest, until some days after the stay.',
      }),
    })
    .meta({ description: 'The guest’s name, and where to write to.' }),
  history: z.array(BookingHistoryEntry).meta({
    description:
      'What happened, in chronological order. The amount of a cancellation or a no-show is its charge, that of a change the new price.',
  }),
  notes: z.array(StaffNote).optional().meta({
    description: 'What the staff has written down for itself, the first one first. Absent where there is nothing.',
  }),
  isCorrectable: z.literal(true).optional().meta({
    description: 'Present as long as you may correct what is known of the guest.',
  }),
  isOpenForNotes: z.literal(true).optional().meta({
    description: 'Present unless the guest is erased, after which nothing is noted any more.',
  }),
  isGuestEmailed: z.literal(true).optional().meta({
    description:
      'Present where the guest is emailed about what the hotel does: not one whose account is deleted, or who has none.',
  }),
  isChangeable: z.literal(true).optional().meta({
    description: 'Present as long as you may change the dates and the guests.',
  }),
  cancelling: z.object({ byCard: z.number(), atHotel: z.number() }).optional().meta({
    description:
      'Present as long as you may cancel, which ends with the check-in: the refunds to the card and by the hotel that cancelling would cause.',
  }),
  noShow: z.object({ charge: z.number(), byCard: z.number(), atHotel: z.number() }).optional().meta({
    description:
      'Present as long as you may record that the guest has not come: the charge, and the refunds to the card and by the hotel.',
  }),
});
export type HotelBooking = z.output<typeof HotelBooking>;

export const showHotelBooking = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id',
  access: 'viewer',
  input: z.object({ id: BookingId }),
  response: HotelBooking,
});

/** Distinguishes who repeats a request of their own from somebody who does the same with another form. */
export const formKey = Id.optional().meta({
  description:
    'Identifies this form. Submitting it again changes nothing more; where another one, or without a key somebody else, has done it already, the call is refused.',
});

/** Fails if the amount owed has changed. */
export const markPaid = defineCall({
  method: 'POST',
  path: '/api/bookings/mark-paid',
  access: 'reception',
  input: z.object({
    bookingId: BookingId,
    amount: Numeric.pipe(z.number().positive()).meta({
      description: 'The amount paid. Must equal the booking’s `owed`.',
    }),
    note: line(limits.paymentNote).optional().meta({
      description: 'What you write down about the payment. Only the hotel sees it.',
    }),
    key: formKey,
  }),
  response: HotelBooking.extend({ message: z.string() }),
});

/** Checks the guest in or out, or takes that back. Calling it again with the same status changes nothing. */
export const setStayStatus = defineCall({
  method: 'POST',
  path: '/api/bookings/stay-status',
  access: 'reception',
  input: z.object({
    bookingId: BookingId,
    status: z.enum(stayStatuses).meta({
      description: 'Where the guest is: `expected`, `in-house` once checked in, `departed` once checked out.',
    }),
  }),
  response: HotelBooking.extend({ message: z.string() }),
});

const ending = z.object({
  bookingId: BookingId,
  handBack: Numeric.pipe(z.number().min(0)).optional().meta({
    description:
      'What you hand back of payments at the hotel, as you have seen it in `atHotel`. With another amount nothing is changed; without it, it is not checked.',
  }),
  key: formKey,
});

/** Ends the booking of a guest who has not come, at the charge of a late cancellation. Calling it again changes nothing. */
export const recordNoShow = defineCall({
  method: 'POST',
  path: '/api/bookings/no-show',
  access: 'reception',
  input: ending,
  response: HotelBooking.extend({ message: z.string() }),
});

/** Cancels on behalf of the hotel: free for the guest, with a full refund. */
export const cancelByOwner = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel-by-owner',
  access: 'reception',
  input: ending,
  response: HotelBooking.extend({ message: z.string() }),
});
