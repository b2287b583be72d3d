import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { Booking } from '../booking.js';
import { CalendarDate } from '../calendar-date.js';
import { CancellationPolicy, SeenPolicy } from '../cancellation-policy.js';
import { defineCall } from '../call.js';
import { dateRange } from '../date-range.js';
import { defineDocumentCall } from '../document-call.js';
import { BookingId, Id, Numeric, RoomId } from '../fields.js';
import { GuestDetailsForm } from '../guest-details.js';
import { problem } from '../input-problem.js';
import { UsedCode } from '../promotion-codes.js';
import { SeenCurrency } from '../currency.js';
import { PlanId } from '../rate-plans.js';
import { seenStay, StayChangeTerms, wantedStay } from '../stay-change.js';
import { stayDates, withValidStay } from '../stay-dates.js';

export const checkAvailability = defineCall({
  method: 'POST',
  path: '/api/bookings/check-Availability',
  access: 'anyone',
  input: withValidStay(z.object({ room: RoomId, ...stayDates })),
  response: z.object({
    isAvailable: z.boolean().meta({ description: 'Whether the room can be booked for all nights of the stay.' }),
    message: z.string(),
  }),
});

export const bookRoom = defineCall({
  method: 'POST',
  path: '/api/bookings/book',
  access: 'guest',
  input: withValidStay(
    z.object({
      key: Id.optional().meta({
        description:
          'Identifies this form: submitting it again books nothing more, and with other dates or another room it is refused.',
      }),
      room: RoomId,
      ...stayDates,
      guests: Numeric.pipe(z.number().int().min(1)).meta({
        description: 'The number of guests, up to the room’s capacity.',
      }),
      totalPrice: Numeric.pipe(z.number().min(0)).optional().meta({
        description: 'The price of the stay that the guest has seen, in currency units. Another price is not booked.',
      }),
      currency: SeenCurrency,
      plan: PlanId,
      promotionCode: UsedCode,
      cancellationPolicy: SeenPolicy,
      PaymentMethod: z.literal('Pay at Hotel').meta({ description: 'Always `Pay at Hotel`.' }),
      ...GuestDetailsForm.shape,
    }),
  ),
  response: z.object({ message: z.string(), booking: Booking }),
});

/** Replaces all that the guest has let the hotel know. */
export const changeGuestDetails = defineCall({
  method: 'POST',
  path: '/api/bookings/:id/details',
  access: 'guest',
  input: z.object({
    id: BookingId,
    version: z.int().min(0).meta({
      description: 'The `version` of the `details` that your edit is based on; 0 where the booking has none.',
    }),
    ...GuestDetailsForm.shape,
  }),
  response: z.object({ message: z.string(), booking: Booking }),
});

/** What the booking would cost with other dates or guests, at the prices of today. Refused as the change would be. */
export const showStayChange = defineCall({
  method: 'GET',
  path: '/api/bookings/:id/stay',
  access: 'guest',
  input: withValidStay(z.object(wantedStay)),
  response: StayChangeTerms,
});

/** Gives a booking other dates or guests, or changes nothing. */
export const changeStay = defineCall({
  method: 'POST',
  path: '/api/bookings/:id/stay',
  access: 'guest',
  input: withValidStay(
    z.object({
      ...wantedStay,
      seen: seenStay,
      totalPrice: Numeric.pipe(z.number().min(0)).meta({
        description: 'The price that the guest has seen, in currency units. At another price nothing is changed.',
      }),
    }),
  ),
  response: z.object({ message: z.string(), booking: Booking }),
});

export const listOwnBookings = defineCall({
  method: 'GET',
  path: '/api/bookings/user',
  access: 'guest',
  input: z.object({}),
  response: z.object({ bookings: z.array(Booking) }),
});

/** A summary while the booking is unpaid, a receipt once it is paid, or its cancellation details. */
export const downloadReceipt = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/:id/receipt.pdf',
  access: 'guest',
  input: z.object({ id: BookingId }),
  document: 'application/pdf',
});

export const showCancellation = defineCall({
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  access: 'guest',
  input: z.object({ id: BookingId }),
  response: z.object({
    charge: z.number().meta({ description: 'The cost of cancelling now, in units of `currency`.' }),
    refund: z.number().meta({ description: 'The refund to the card.' }),
    refundAtHotel: z.number().optional().meta({ description: 'The refund by the hotel of what was paid there.' }),
    owed: z.number().optional().meta({
      description: 'What the hotel would still ask for, where no payment covers the charge.',
    }),
    currency: z.string().meta({ description: 'The currency of the amounts (ISO 4217).' }),
    cancellationPolicy: CancellationPolicy.meta({ description: 'The policy at the time of booking.' }),
    freeCancellationUntil: z.iso.datetime().meta({ description: 'The end of free cancellation.' }),
  }),
});

const SeenCancellation = z.object({
  bookingId: BookingId,
  charge: Numeric.pipe(z.number().min(0)).meta({
    description: 'The charge the guest has agreed to, from “Get the cost of cancelling”.',
  }),
});

/** Fails if the charge has changed since the guest has agreed to it. */
export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel',
  access: 'guest',
  input: SeenCancellation,
  response: z.object({ message: z.string(), booking: Booking }),
});

/** Cancels bookings that were made together, all of them or none; fails if one of the charges has changed. */
export const cancelTogether = defineCall({
  method: 'POST',
  path: '/api/bookings/cancel-together',
  access: 'guest',
  input: z.object({
    bookings: z
      .array(SeenCancellation)
      .min(1)
      .max(limits.roomsTogether)
      .meta({
        description: `The bookings to cancel, all made together; at most ${limits.roomsTogether}. The \`field\` of a refusal names the one that is the reason, counted from 0: \`bookings.1.charge\`.`,
      }),
  }),
  response: z.object({
    message: z.string(),
    bookings: z.array(Booking).meta({ description: 'The cancelled bookings, in the order of the input.' }),
  }),
});

const maxDays = limits.listedDays;
const choose = problem('days-out-of-range', { most: maxDays });
const withValidDays = dateRange({ from: 'from', to: 'to', maxDays, errors: { order: choose, tooLong: choose } });

/** The nights of a room that can no longer be booked, from `from` up to, not including, `to`. */
export const listTakenNights = defineCall({
  method: 'GET',
  path: '/api/bookings/rooms/:id/taken-nights',
  access: 'anyone',
  input: withValidDays(
    z.object({
      id: RoomId,
      from: CalendarDate.meta({ description: 'The first night.' }),
      to: CalendarDate.meta({ description: `The day after the last night, at most ${maxDays} days after \`from\`.` }),
    }),
  ),
  response: z.object({
    nights: z.array(z.string()).meta({ description: 'The unavailable nights, in chronological order.' }),
  }),
});

export const startPayment = defineCall({
  method: 'POST',
  path: '/api/bookings/stripe-payments',
  access: 'guest',
  input: z.object({ bookingId: BookingId }),
  response: z.object({
    url: z.string().meta({ description: 'Stripe’s payment page for this booking.' }),
    message: z.string(),
  }),
});

/** Opens one payment page for all unpaid ones of the bookings that were made together with this one. */
export const payTogether = defineCall({
  method: 'POST',
  path: '/api/bookings/pay-together',
  access: 'guest',
  input: z.object({ bookingId: BookingId }),
  response: z.object({
    url: z.string().meta({ description: 'Stripe’s payment page, with the lines and the total of these bookings.' }),
    message: z.string(),
  }),
});
