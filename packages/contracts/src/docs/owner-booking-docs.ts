import { describeCall } from '../call-docs.js';
import * as bookings from '../calls/owner-booking-calls.js';
import { exampleCancelledByOwner, exampleHotelBooking, exampleIds, exampleMarkedPaid } from './examples.js';

const group = 'Your bookings';
const ownBooking = { 'not-found': 'There is no such booking, or it is another hotel’s.' } as const;
const returns = {
  guest: 'Who booked, and how to write to them.',
  history: 'What happened, in the order of time. The amount of a cancellation is its charge.',
  owed: 'What you may take at the front desk.',
  cancelling: 'There as long as you may cancel: what would go back to the card, and what you would give back yourself.',
};

export const hotelBookingDocs = {
  showHotelBooking: describeCall(bookings.showHotelBooking, {
    group,
    summary: 'Show a booking at your hotel',
    fields: { id: 'The booking.' },
    returns,
    refusals: ownBooking,
    example: { input: { id: exampleIds.booking }, answer: exampleHotelBooking },
  }),
  markPaid: describeCall(bookings.markPaid, {
    group,
    summary: 'Record a payment at the hotel',
    description: 'The guest has paid what is owed at the front desk. Recording it again changes nothing.',
    fields: { bookingId: 'The booking.', amount: 'What the guest paid: all that is `owed`.' },
    returns,
    refusals: {
      ...ownBooking,
      'already-paid': 'Nothing is owed any more.',
      'terms-changed': 'Something else is owed by now. Nothing was recorded.',
    },
    example: { input: { bookingId: exampleIds.booking, amount: 360 }, answer: exampleMarkedPaid },
  }),
  cancelByOwner: describeCall(bookings.cancelByOwner, {
    group,
    summary: 'Cancel for the guest',
    description: 'It costs the guest nothing, and all that was paid goes back. The guest gets a letter.',
    fields: { bookingId: 'The booking.' },
    returns,
    refusals: { ...ownBooking, 'rule-broken': 'The stay is over.' },
    example: { input: { bookingId: exampleIds.booking }, answer: exampleCancelledByOwner },
  }),
};
