import { describeCall } from '../call-docs.js';
import * as bookings from '../calls/booking-calls.js';
import { messages } from '../messages.js';
import { exampleBooking, exampleCancelled, exampleIds, exampleStay } from './examples.js';

const group = 'Bookings';
const dates = {
  checkInDate: 'The day of arrival, in the hotel’s place.',
  checkOutDate: 'The day of departure; that night is not slept there.',
};
const someRoom = { 'not-found': 'There is no such room.' } as const;
const ownBooking = { 'not-found': 'There is no such booking, or it is another guest’s.' } as const;
const badDates = 'The dates are in the wrong order, in the past, too far ahead, or more than 30 nights apart.';

export const bookingDocs = {
  checkAvailability: describeCall(bookings.checkAvailability, {
    group,
    summary: 'Ask whether a room is free',
    description: 'The answer holds for this moment. Only booking keeps the nights.',
    fields: { room: 'The room.', ...dates },
    returns: { isAvailable: 'Whether the room can be booked for all of these nights.' },
    refusals: { ...someRoom, 'rule-broken': badDates },
    example: {
      input: { room: exampleIds.room, ...exampleStay },
      answer: { isAvailable: true, message: messages.available },
    },
  }),
  listTakenNights: describeCall(bookings.listTakenNights, {
    group,
    summary: 'List the nights that are taken',
    description: 'What a calendar crosses out: nights of a room that can no longer be booked.',
    fields: { id: 'The room.', from: 'The first night.', to: 'The day after the last night, at most 800 days later.' },
    returns: { nights: 'The taken nights, in order.' },
    refusals: { ...someRoom, 'rule-broken': '`to` is not after `from`, or more than 800 days later.' },
    example: {
      input: { id: exampleIds.room, from: '2027-03-01', to: '2027-04-01' },
      answer: { nights: ['2027-03-12', '2027-03-13', '2027-03-14'] },
    },
  }),
  bookRoom: describeCall(bookings.bookRoom, {
    group,
    summary: 'Book a room',
    description:
      'The nights are the guest’s from the moment of the answer. The stay is paid at the hotel, or by card at any time before (see Payments). The price and the terms of cancelling are agreed now and do not change later.',
    fields: {
      room: 'The room.',
      ...dates,
      guests: 'How many people come; not more than the room sleeps.',
      PaymentMethod: 'Always `Pay at Hotel`.',
    },
    refusals: {
      ...someRoom,
      'not-available': 'Somebody has one of these nights already, or the owner has taken the room off the market.',
      'rule-broken': `${badDates} Or the room sleeps fewer people.`,
    },
    example: {
      input: { room: exampleIds.room, ...exampleStay, guests: 2, PaymentMethod: 'Pay at Hotel' as const },
      answer: { message: messages.booked, booking: exampleBooking },
    },
  }),
  listOwnBookings: describeCall(bookings.listOwnBookings, {
    group,
    summary: 'List your bookings',
    description: 'All bookings of the guest who calls, cancelled ones too, newest first.',
    fields: {},
    example: { input: {}, answer: { bookings: [exampleBooking] } },
  }),
  downloadReceipt: describeCall(bookings.downloadReceipt, {
    group,
    summary: 'Download a receipt',
    description:
      'The booking on paper as it stands now: a summary while it is due, a receipt once it is paid, or what its cancellation came to.',
    fields: { id: 'The booking.' },
    refusals: ownBooking,
    example: { input: { id: exampleIds.booking } },
  }),
  showCancellation: describeCall(bookings.showCancellation, {
    group,
    summary: 'Ask what cancelling costs',
    description:
      'Free until 48 hours before check-in at 14:00 on the hotel’s clock, after that one night. Show the guest the `charge` before you cancel.',
    fields: { id: 'The booking.' },
    returns: {
      charge: 'What cancelling costs now, in units of `currency`.',
      refund: 'What of a card payment comes back.',
      refundAtHotel: 'What the hotel gives back of what was paid there.',
      freeCancellationUntil: 'Until when it costs nothing.',
    },
    refusals: { ...ownBooking, 'rule-broken': 'The stay has begun.' },
    example: {
      input: { id: exampleIds.booking },
      answer: { charge: 0, refund: 0, currency: 'USD', freeCancellationUntil: exampleBooking.freeCancellationUntil },
    },
  }),
  cancelBooking: describeCall(bookings.cancelBooking, {
    group,
    summary: 'Cancel a booking',
    description: 'Cancelling a cancelled booking again changes nothing and answers the booking.',
    fields: {
      bookingId: 'The booking.',
      charge: 'What the guest has agreed to pay for it, as “Ask what cancelling costs” said.',
    },
    refusals: {
      ...ownBooking,
      'terms-changed': 'By now it costs something else. Nothing was cancelled: ask again and show the guest.',
      'rule-broken': 'The stay has begun.',
    },
    example: {
      input: { bookingId: exampleIds.booking, charge: 0 },
      answer: { message: messages.cancelled, booking: exampleCancelled },
    },
  }),
  startPayment: describeCall(bookings.startPayment, {
    group: 'Payments',
    summary: 'Pay a booking by card',
    description:
      'Opens the payment page, or goes back to one that is still open. Send the guest to `url`. The booking turns `paid` once Stripe has told us so, a moment after the guest has paid.',
    fields: { bookingId: 'The booking.' },
    returns: { url: 'Stripe’s payment page of this booking.' },
    refusals: {
      ...ownBooking,
      'already-paid': 'It is paid, by card or at the hotel.',
      'already-cancelled': 'It is cancelled.',
      unavailable: 'Stripe cannot be reached. Nothing was charged; try again.',
    },
    example: {
      input: { bookingId: exampleIds.booking },
      answer: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3', message: messages.goingToPayment },
    },
  }),
};
