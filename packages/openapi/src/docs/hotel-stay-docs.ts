import { limits } from '@wayhouse/domain/limits';
import * as stays from '@wayhouse/contracts/calls/hotel-stay-calls';
import { documentCall } from '../call-docs.js';
import { exampleIds } from './examples.js';
import { exampleStayChanged } from './hotel-booking-examples.js';

const group = 'Your bookings';
const { booking } = exampleStayChanged;
const wanted = {
  id: exampleIds.booking,
  checkInDate: booking.checkInDate,
  checkOutDate: booking.checkOutDate,
  guests: booking.guests,
};
const errors = {
  'not-found': 'The booking does not exist or is at another hotel.',
  'not-available': 'A night of the stay is taken or blocked.',
  'already-cancelled': 'The booking is cancelled.',
  'rule-broken': `The guest has left, or was to come before today and is not checked in, something other than the departure of a guest who is there would change, it would be before today, the price would be less than what the hotel holds of payments there, without \`handBack\`, the dates are not valid, the room does not sleep so many guests, or the booking was changed ${limits.changesByHotel} times.`,
} as const;

export const hotelStayDocs = {
  showStayChangeByHotel: documentCall(stays.showStayChangeByHotel, {
    group,
    summary: 'Get the price of changing a stay for its guest',
    description:
      'What the booking would cost with other dates or guests at the prices of today, on its rate plan and with its promotion code, and what would be refunded to the card, handed back at the desk and owed then. Once the guest is checked in, another departure is possible, at the prices of today for the nights that are added. What you have set for guests, such as restrictions, does not count.',
    errors,
    example: {
      input: wanted,
      response: {
        before: 360,
        totalPrice: booking.totalPrice,
        refund: 0,
        owed: booking.totalPrice,
        currency: booking.currency,
        freeCancellationUntil: booking.freeCancellationUntil,
      },
    },
  }),
  changeStayByHotel: documentCall(stays.changeStayByHotel, {
    group,
    summary: 'Change the dates or guests of a stay for its guest',
    description:
      'Gives the booking other nights, or none of them: it keeps those that it has where one is taken. What was paid by card beyond the new price is refunded, a difference is due at the hotel. What was paid there beyond the new price is recorded as handed back: once, with the change. The guest is notified by email. Idempotent for the same `key` and stay, or without one for the same member of the staff.',
    errors: {
      ...errors,
      'rule-broken': `${errors['rule-broken']} Or a \`note\` is about a guest whose name is erased.`,
      'edit-conflict':
        'The booking has another stay than `seen`, or somebody else, or another form, has made this change already. Nothing was changed.',
      'terms-changed':
        'The price is not `totalPrice` any more, the guest would move otherwise than by `moves`, or what is handed back is not `handBack`. Nothing was changed.',
    },
    confirmation: 'stayChangedByHotel',
    example: { input: { ...wanted, totalPrice: booking.totalPrice }, response: exampleStayChanged },
  }),
};
