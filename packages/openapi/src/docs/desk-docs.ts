import * as desk from '@wayhouse/contracts/calls/desk-calls';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds, exampleStay } from './examples.js';
import { exampleBookedAtDesk } from './hotel-booking-examples.js';

const group = 'Your bookings';

export const deskDocs = {
  bookAtDesk: documentCall(desk.bookAtDesk, {
    group,
    summary: 'Book for a guest at the desk',
    description:
      'Books a room of yours for a guest without an account, who pays at the hotel. Minimum stays, closed days and a paused room are for guests alone: only capacity and free nights count. Until the hotel’s check-out time of today the stay may begin yesterday. Nobody is emailed. Idempotent for the same `key`.',
    errors: {
      'edit-conflict':
        'Another booking was made with this `key`, or it is cancelled. Nothing was booked: use another one.',
      'not-found': 'The room does not exist or is at another hotel.',
      'not-available': 'A night of the stay is taken.',
      'terms-changed':
        'The price has changed, the room is not offered on `plan`, or its terms of cancelling are other ones than `cancellationPolicy`. Nothing was booked.',
      'rule-broken':
        'The dates, the number of guests or the arrival time are not possible, there are as many children as guests, or `promotionCode` does not hold.',
      'too-many-requests': 'The caller has entered too many promotion codes that do not exist.',
    },
    confirmation: 'bookedAtDesk',
    example: {
      input: {
        ...{
          key: 'walk-in-1',
          room: exampleIds.room,
          ...exampleStay,
          guests: 2,
          guestName: 'Mira Sen',
          totalPrice: 360,
        },
        ...{ phone: '+91 98765 43210' },
      },
      response: exampleBookedAtDesk,
    },
  }),
  downloadHotelReceipt: documentCall(desk.downloadHotelReceipt, {
    group,
    summary: 'Download the receipt of a booking at your hotel',
    description: 'The PDF that the guest of the booking can download, with the same lines and amounts.',
    errors: {
      'not-found': 'The booking does not exist or is at another hotel.',
      'too-many-requests': tooManyCalls,
      unavailable: 'Too many documents are being made.',
    },
    example: { input: { id: exampleIds.booking } },
  }),
};
