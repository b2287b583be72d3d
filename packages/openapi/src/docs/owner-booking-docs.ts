import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as bookings from '@wayhouse/contracts/calls/owner-booking-calls';
import { exampleIds } from './examples.js';
import {
  exampleCancelledByOwner,
  exampleCheckedIn,
  exampleHotelBooking,
  exampleMarkedPaid,
  exampleNoShow,
} from './hotel-booking-examples.js';

const group = 'Your bookings';
const madeByOther = 'Somebody else, or another form, has done this already. Nothing was recorded a second time.';
const otherHandBack = 'What you hand back is not `handBack` any more. Nothing was changed.';
const ownBooking = { 'not-found': 'The booking does not exist or is at another hotel.' } as const;

export const ownerBookingDocs = {
  showHotelBooking: documentCall(bookings.showHotelBooking, {
    group,
    summary: 'Get a booking at your hotel',
    description: 'The booking with its guest and its history, whatever its state.',
    errors: ownBooking,
    example: { input: { id: exampleIds.booking }, response: exampleHotelBooking },
  }),
  markPaid: documentCall(bookings.markPaid, {
    group,
    summary: 'Record a payment at the hotel',
    description:
      'Records that the guest has paid the amount owed at the front desk. Idempotent for the same `key` and `amount`, or without one for the same member of the staff.',
    errors: {
      ...ownBooking,
      'already-paid': 'Nothing is owed.',
      'edit-conflict': `${madeByOther} Or the payment with this \`key\` was another one, or is taken back.`,
      'rule-broken': 'The guest’s name is erased, so that no `note` is stored any more.',
      'terms-changed': 'The amount owed has changed. Nothing was recorded.',
    },
    confirmation: 'paidAtHotel',
    example: {
      input: { bookingId: exampleIds.booking, amount: 360, note: 'Card terminal, slip 4711' },
      response: exampleMarkedPaid,
    },
  }),
  setStayStatus: documentCall(bookings.setStayStatus, {
    group,
    summary: 'Check a guest in or out',
    description:
      'Records that the guest has come or gone, or takes it back. Once checked in, the guest can no longer cancel. Idempotent for the same member of the staff.',
    errors: {
      ...ownBooking,
      'already-cancelled': 'The booking is cancelled.',
      'edit-conflict': madeByOther,
      'rule-broken': 'The stay begins on a later day, or the guest to check out was not checked in.',
    },
    confirmation: 'guestInHouse',
    example: { input: { bookingId: exampleIds.booking, status: 'in-house' }, response: exampleCheckedIn },
  }),
  recordNoShow: documentCall(bookings.recordNoShow, {
    group,
    summary: 'Record a no-show',
    description:
      'Ends the booking of a guest who has not come, from the day after arrival on, or of a booking made later from the day after that: the nights become available again, and the guest is charged what a late cancellation costs under the policy of the booking. The guest is notified by email. Idempotent for the same `key`, or without one for the same member of the staff.',
    errors: {
      ...ownBooking,
      'edit-conflict': madeByOther,
      'rule-broken': `The guest may still come, has been checked in, or the stay ended more than ${limits.noShowDays} days ago.`,
      'terms-changed': otherHandBack,
    },
    confirmation: 'noShowRecorded',
    example: { input: { bookingId: exampleIds.booking }, response: exampleNoShow },
  }),
  cancelByOwner: documentCall(bookings.cancelByOwner, {
    group,
    summary: 'Cancel a booking as its owner',
    description: 'Cancels free of charge and refunds everything that was paid. The guest is notified by email.',
    errors: {
      ...ownBooking,
      'edit-conflict': madeByOther,
      'rule-broken': 'The stay is over, or the guest has been checked in.',
      'terms-changed': otherHandBack,
    },
    confirmation: 'cancelledForGuest',
    example: { input: { bookingId: exampleIds.booking }, response: exampleCancelledByOwner },
  }),
};
