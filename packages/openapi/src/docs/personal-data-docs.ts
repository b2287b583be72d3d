import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import * as data from '@wayhouse/contracts/calls/personal-data-calls';

const group = 'Account';

export const personalDataDocs = {
  exportAccount: documentCall(data.exportAccount, {
    group,
    summary: 'Export the account',
    description: 'What is stored of the caller’s account, and of the hotel and rooms of an owner.',
    example: {
      input: {},
      response: {
        data: { account: [{ role: 'user', recentSearchedCities: ['Goa', 'Jaipur'] }], hotel: [], rooms: [] },
      },
    },
  }),
  exportBookings: documentCall(data.exportBookings, {
    group,
    summary: 'Export the bookings',
    description: 'The caller’s bookings with their payments and refunds, and the blocked nights of an owner’s rooms.',
    errors: { 'too-many-requests': tooManyCalls },
    example: {
      input: {},
      response: { data: { bookings: [{ id: 'b1', state: 'unpaid', totalMinor: 24000, currency: 'USD' }], blocks: [] } },
    },
  }),
  exportPayments: documentCall(data.exportPayments, {
    group,
    summary: 'Export the payments',
    description: 'What the payment service has of the caller’s bookings.',
    example: {
      input: {},
      response: { data: { bookings: [{ bookingId: 'b1' }], payments: [{ bookingId: 'b1', attempt: 0 }], refunds: [] } },
    },
  }),
  exportMessages: documentCall(data.exportMessages, {
    group,
    summary: 'Export the messages',
    description:
      'The emails that were sent to the caller in the last 30 days, and the forms with a verified address of the account, or one that the caller has booked with.',
    example: {
      input: {},
      response: { data: { emails: [{ subject: 'Your booking at Amber Court is confirmed' }], messages: [] } },
    },
  }),
  deleteAccount: documentCall(data.deleteAccount, {
    group,
    summary: 'Delete the account',
    description:
      'Deletes the account here and at Clerk for good. Name and addresses are erased everywhere; what was booked and paid is retained under a number.',
    errors: {
      'stays-to-come': 'The caller has stays to come: cancel them first.',
      'guests-to-come': 'The caller has a hotel with guests to come: cancel their bookings first.',
    },
    confirmation: 'accountDeleted',
    example: { input: {} },
  }),
};
