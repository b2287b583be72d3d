import { limits } from '@wayhouse/domain/limits';
import * as payments from '@wayhouse/contracts/calls/desk-payment-calls';
import { documentCall } from '../call-docs.js';
import { exampleIds } from './examples.js';
import { examplePaidInPart, examplePaymentTakenBack } from './hotel-booking-examples.js';

const group = 'Your bookings';
const ownBooking = { 'not-found': 'The booking does not exist or is at another hotel.' } as const;

export const deskPaymentDocs = {
  recordPayment: documentCall(payments.recordPayment, {
    group,
    summary: 'Record a payment of a part at the hotel',
    description:
      'Records what the guest has paid at the front desk: a deposit, a further part, or all that is owed. The booking is paid once nothing is owed. The guest is notified by email. Idempotent for the same `key`, `amount` and `means`.',
    errors: {
      ...ownBooking,
      'already-paid': 'Nothing is owed.',
      'edit-conflict':
        'Another payment was recorded since, or with this `key`; the message names it. Or the one with this `key` is taken back. Nothing was recorded now.',
      'rule-broken': `The amount is more than is owed, the guest’s name is erased, so that no \`note\` is stored any more, or the booking has ${limits.paymentsAtHotel} payments.`,
      'terms-changed': 'The amount owed has changed. Nothing was recorded.',
    },
    confirmation: 'paidAtHotel',
    example: {
      input: { bookingId: exampleIds.booking, amount: 100, owed: 360, means: 'cash', key: 'form-1' },
      response: examplePaidInPart,
    },
  }),
  takeBackPayment: documentCall(payments.takeBackPayment, {
    group,
    summary: 'Take back a payment at the hotel',
    description:
      'Corrects a payment at the hotel that was recorded by mistake: it counts as never made, and the history has both. The guest is notified by email. Idempotent.',
    errors: {
      'not-found': 'The booking does not exist or is at another hotel, or has no such payment at the hotel.',
      'already-cancelled': 'The booking is cancelled.',
      'rule-broken': `The hotel has handed back some of it, or ${limits.paymentsAtHotel} payments of the booking are taken back.`,
    },
    confirmation: 'paymentTakenBack',
    example: {
      input: { bookingId: exampleIds.booking, paymentId: exampleIds.paymentAtHotel },
      response: examplePaymentTakenBack,
    },
  }),
};
