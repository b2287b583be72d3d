import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { CalendarDate } from '../calendar-date.js';
import { line, Numeric, Unit } from '../fields.js';
import { seenStay, StayChangeTerms, wantedStay } from '../stay-change.js';
import { withValidStay } from '../stay-dates.js';
import { formKey, HotelBooking } from './owner-booking-calls.js';

/** What a booking of the hotel would cost with other dates or guests, at the prices of today. Refused as the change would be. */
export const showStayChangeByHotel = defineCall({
  method: 'GET',
  path: '/api/bookings/hotel/:id/stay',
  access: 'reception',
  input: withValidStay(z.object(wantedStay)),
  response: StayChangeTerms.extend({
    before: z.number().meta({ description: 'The price that the booking has.' }),
    handBack: z.number().optional().meta({
      description: 'What you hand back at the desk with the change, of what was paid there. Absent if that is nothing.',
    }),
    moves: z
      .array(z.object({ from: z.string(), unit: z.number() }))
      .optional()
      .meta({
        description: 'From which nights on the guest would get another unit, and which, where that cannot be helped.',
      }),
  }),
});

/** Gives a booking of the hotel other dates or guests, or changes nothing. */
export const changeStayByHotel = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/:id/stay',
  access: 'reception',
  input: withValidStay(
    z.object({
      ...wantedStay,
      seen: seenStay,
      moves: z
        .array(z.object({ from: CalendarDate, unit: Unit }))
        .max(limits.nights)
        .optional()
        .meta({
          description: 'The `moves` that you have seen. With others nothing is changed.',
        }),
      handBack: Numeric.pipe(z.number().min(0)).optional().meta({
        description:
          'The amount that you hand back at the desk, as you have seen it. With another amount, and without it where there is one, nothing is changed.',
      }),
      note: line(limits.paymentNote).optional().meta({
        description: 'What you write down about handing it back. Only the hotel sees it.',
      }),
      key: formKey,
      totalPrice: Numeric.pipe(z.number().min(0)).meta({
        description: 'The price that you have seen, in currency units. At another price nothing is changed.',
      }),
    }),
  ),
  response: HotelBooking.extend({ message: z.string() }),
});
