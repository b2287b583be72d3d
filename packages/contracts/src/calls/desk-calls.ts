import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { SeenPolicy } from '../cancellation-policy.js';
import { BookingId, Id, line, Numeric, RoomId, Unit } from '../fields.js';
import { GuestDetailsForm } from '../guest-details.js';
import { UsedCode } from '../promotion-codes.js';
import { SeenCurrency } from '../currency.js';
import { PlanId } from '../rate-plans.js';
import { stayDates, withValidStay } from '../stay-dates.js';
import { HotelBooking } from './owner-booking-calls.js';

/** Books for a guest who stands at the front desk or calls it, and needs no account. */
export const bookAtDesk = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/desk',
  access: 'reception',
  input: withValidStay(
    z.object({
      key: Id.meta({ description: 'Identifies this form: submitting it again makes no second booking.' }),
      room: RoomId,
      unit: Unit.optional().meta({
        description:
          'The unit that the guest gets where it is free for the whole stay; otherwise, and without it, another one.',
      }),
      ...stayDates,
      guests: Numeric.pipe(z.number().int().min(1)).meta({
        description: 'The number of guests, up to the room’s capacity.',
      }),
      plan: PlanId,
      promotionCode: UsedCode,
      cancellationPolicy: SeenPolicy,
      guestName: line(limits.name).meta({ description: 'The name of the guest.' }),
      totalPrice: Numeric.pipe(z.number().min(0)).meta({
        description: 'The price of the stay that you have seen, in currency units. Another price is not booked.',
      }),
      currency: SeenCurrency,
      ...GuestDetailsForm.omit({ leadGuest: true }).shape,
    }),
  ),
  response: HotelBooking.extend({ message: z.string() }),
});

/** The document that its guest can download. */
export const downloadHotelReceipt = defineDocumentCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id/receipt.pdf',
  access: 'viewer',
  input: z.object({ id: BookingId }),
  document: 'application/pdf',
});
