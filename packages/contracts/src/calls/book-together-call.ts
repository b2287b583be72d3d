import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { Booking } from '../booking.js';
import { SeenPolicy } from '../cancellation-policy.js';
import { defineCall } from '../call.js';
import { Id, Numeric, RoomId } from '../fields.js';
import { GuestDetailsForm } from '../guest-details.js';
import { UsedCode } from '../promotion-codes.js';
import { SeenCurrency } from '../currency.js';
import { PlanId } from '../rate-plans.js';
import { stayDates, withValidStay } from '../stay-dates.js';

const { children, ...commonDetails } = GuestDetailsForm.shape;

const WantedRoom = z.object({
  room: RoomId.meta({ description: 'The room’s id. A room that is named several times is booked in as many units.' }),
  guests: Numeric.pipe(z.number().int().min(1)).meta({
    description: 'The number of guests in this room, up to its capacity.',
  }),
  children,
  totalPrice: Numeric.pipe(z.number().min(0)).optional().meta({
    description: 'The price of the stay in this room that the guest has seen. At another price nothing is booked.',
  }),
  currency: SeenCurrency,
  plan: PlanId,
  promotionCode: UsedCode,
  cancellationPolicy: SeenPolicy,
});

/** Books several rooms of a hotel for the same nights, all of them or none. */
export const bookTogether = defineCall({
  method: 'POST',
  path: '/api/bookings/book-together',
  access: 'guest',
  input: withValidStay(
    z.object({
      key: Id.meta({
        description:
          'Identifies this form: submitting it again books nothing more, and with other dates or rooms it is refused.',
      }),
      ...stayDates,
      rooms: z
        .array(WantedRoom)
        .min(1)
        .max(limits.roomsTogether)
        .meta({
          description: `The rooms to book, all of one hotel; at most ${limits.roomsTogether}. The \`field\` of a refusal names the one that is the reason, counted from 0: \`rooms.1\` or \`rooms.1.guests\`.`,
        }),
      PaymentMethod: z.literal('Pay at Hotel').meta({ description: 'Always `Pay at Hotel`.' }),
      ...commonDetails,
    }),
  ),
  response: z.object({
    message: z.string(),
    bookings: z.array(Booking).meta({ description: 'A booking for each of the rooms, in their order.' }),
  }),
});
