import { documentCall } from '../call-docs.js';
import * as bookings from '@wayhouse/contracts/calls/owner-booking-calls';
import { exampleCancelledByOwner, exampleHotelBooking, exampleIds, exampleMarkedPaid } from './examples.js';

const group = 'Your bookings';
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
    description: 'Records that the guest has paid the amount owed at the front desk. Idempotent.',
    errors: {
      ...ownBooking,
      'already-paid': 'Nothing is owed.',
      'terms-changed': 'The amount owed has changed. Nothing was recorded.',
    },
    confirmation: 'paidAtHotel',
    example: { input: { bookingId: exampleIds.booking, amount: 360 }, response: exampleMarkedPaid },
  }),
  cancelByOwner: documentCall(bookings.cancelByOwner, {
    group,
    summary: 'Cancel a booking as its owner',
    description: 'Cancels free of charge and refunds everything that was paid. The guest is notified by email.',
    errors: { ...ownBooking, 'rule-broken': 'The stay is over.' },
    confirmation: 'cancelledForGuest',
    example: { input: { bookingId: exampleIds.booking }, response: exampleCancelledByOwner },
  }),
};
