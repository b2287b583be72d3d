import { checkInTime, defaultCancellationPolicy, limits } from '@wayhouse/domain';
import { documentCall } from '../call-docs.js';
import * as bookings from '@wayhouse/contracts/calls/booking-calls';
import { bookTogether } from '@wayhouse/contracts/calls/book-together-call';
import { tooManyCalls } from './error-responses.js';
import {
  exampleBooking,
  exampleCancelled,
  exampleGuestDetails,
  exampleIds,
  exampleStay,
  exampleTogether,
  exampleTogetherCancelled,
} from './examples.js';

const group = 'Bookings';
const { freeUntilHours, lateChargeNights } = defaultCancellationPolicy;
const unknownRoom = { 'not-found': 'The room does not exist.' } as const;
const ownBooking = { 'not-found': 'The booking does not exist or belongs to another guest.' } as const;
const invalidDates = `The check-out date is not after the check-in date, the stay is longer than ${limits.nights} nights, or it starts in the past or too far ahead.`;
const restrictions =
  'The room has restrictions that the stay does not keep to: the least or the most nights, days on which nobody arrives or leaves, or how late or early it is booked.';

const bookingErrors = {
  ...unknownRoom,
  'edit-conflict':
    'Another order was booked with this `key`, or what was booked with it is cancelled. Nothing was booked: use another one.',
  'not-allowed': 'The caller has no verified email address.',
  'not-available': 'One of the nights is already taken, or the room is not available for booking.',
  'rule-broken': `${invalidDates} ${restrictions} Or there are more guests than the room’s capacity, the details break a rule (see “Change what the hotel knows of you”), \`promotionCode\` does not hold (see “Check a promotion code”), or the caller has too many unpaid bookings: at once, in nights, or for the same nights.`,
  'terms-changed':
    'The stay does not cost `totalPrice` any more, the room is not offered on `plan`, or its terms of cancelling are not `cancellationPolicy` any more. Nothing was booked: show the guest the new terms.',
  'too-many-requests': tooManyCalls,
};

const changeErrors = {
  'not-available': 'One of the nights is taken, or the room is not available for booking.',
  'rule-broken': `${invalidDates} ${restrictions} Or there are more guests than the room’s capacity or more adults than it is for, free cancellation has ended, the stay has begun, or something was paid at the hotel.`,
  'already-cancelled': 'The booking is cancelled.',
} as const;

export const bookingDocs = {
  checkAvailability: documentCall(bookings.checkAvailability, {
    group,
    summary: 'Check availability',
    description:
      'Checks whether a room is available now: whether its nights are free and the stay keeps to its restrictions. `message` says why not. It does not reserve the room.',
    errors: { ...unknownRoom, 'rule-broken': invalidDates },
    confirmation: 'roomAvailable',
    example: {
      input: { room: exampleIds.room, ...exampleStay },
      response: { isAvailable: true },
    },
  }),
  listTakenNights: documentCall(bookings.listTakenNights, {
    group,
    summary: 'List unavailable nights',
    description: 'Lists the nights of a room that can no longer be booked, for example to disable them in a calendar.',
    errors: {
      ...unknownRoom,
      'rule-broken': `\`to\` is not after \`from\`, or is more than ${limits.listedDays} days later.`,
    },
    example: {
      input: { id: exampleIds.room, from: '2027-03-01', to: '2027-04-01' },
      response: { nights: ['2027-03-12', '2027-03-13', '2027-03-14'] },
    },
  }),
  bookRoom: documentCall(bookings.bookRoom, {
    group,
    summary: 'Book a room',
    description:
      'Books the room immediately. The guest pays at the hotel, or by card beforehand (see Payments). The price and the cancellation policy are fixed at the time of booking.',
    errors: bookingErrors,
    confirmation: 'booked',
    example: {
      input: {
        key: 'one-room-1',
        room: exampleIds.room,
        ...exampleStay,
        guests: 2,
        totalPrice: exampleBooking.totalPrice,
        PaymentMethod: 'Pay at Hotel' as const,
      },
      response: { booking: exampleBooking },
    },
  }),
  bookTogether: documentCall(bookTogether, {
    group,
    summary: 'Book several rooms',
    description:
      'Books rooms of one hotel for the same nights: all of them, or none. Each becomes a booking of its own, to be paid, changed and cancelled by itself; all have the ids of all in `bookedTogether`. The details are those of each booking; sent again with other details, a form gets the bookings that were made, with a message that names it.',
    errors: bookingErrors,
    confirmation: 'bookedTogether',
    example: {
      input: {
        ...{ key: 'two-rooms-1', ...exampleStay },
        rooms: exampleTogether.map(({ guests, totalPrice }) => ({ room: exampleIds.room, guests, totalPrice })),
        PaymentMethod: 'Pay at Hotel' as const,
      },
      response: { bookings: exampleTogether },
    },
  }),
  changeGuestDetails: documentCall(bookings.changeGuestDetails, {
    group,
    summary: 'Change what the hotel knows of you',
    description:
      'Replaces what the guest has let the hotel know: what is left out is removed. Only until the stay is over, and not of a cancelled booking. The hotel sees it with the booking.',
    errors: {
      ...ownBooking,
      'edit-conflict': 'The details were changed since `version`. Nothing was saved.',
      'rule-broken':
        'The stay is over or cancelled, the arrival is before check-in, there are as many children as guests, or more adults than the room is for.',
    },
    confirmation: 'detailsChanged',
    example: {
      input: { id: exampleIds.booking, version: 0, ...exampleGuestDetails },
      response: { booking: { ...exampleBooking, details: { version: 1, ...exampleGuestDetails } } },
    },
  }),
  showStayChange: documentCall(bookings.showStayChange, {
    group,
    summary: 'Get the price of changing a booking',
    description:
      'What the booking would cost with other dates or guests at the prices of today, and what would be refunded and owed then. Possible until the end of free cancellation, unless something was paid at the hotel.',
    errors: { ...ownBooking, ...changeErrors },
    example: {
      input: {
        id: exampleIds.booking,
        checkInDate: exampleBooking.checkInDate,
        checkOutDate: exampleBooking.checkOutDate,
        guests: 2,
      },
      response: {
        totalPrice: exampleBooking.totalPrice,
        refund: 0,
        owed: exampleBooking.totalPrice,
        currency: exampleBooking.currency,
        freeCancellationUntil: exampleBooking.freeCancellationUntil,
      },
    },
  }),
  changeStay: documentCall(bookings.changeStay, {
    group,
    summary: 'Change the dates or guests of a booking',
    description:
      'Gives the booking other nights, or none of them: it keeps those that it has where one is taken. What was paid by card beyond the new price is refunded, a difference is due at the hotel. With the dates and guests that it has, nothing is changed.',
    errors: {
      ...ownBooking,
      ...changeErrors,
      'edit-conflict': 'The booking has another stay than `seen`. Nothing was changed.',
      'terms-changed': 'The price is not `totalPrice` any more. Nothing was changed.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'stayChanged',
    example: {
      input: {
        id: exampleIds.booking,
        checkInDate: exampleBooking.checkInDate,
        checkOutDate: exampleBooking.checkOutDate,
        guests: 2,
        totalPrice: exampleBooking.totalPrice,
      },
      response: { booking: exampleBooking },
    },
  }),
  listOwnBookings: documentCall(bookings.listOwnBookings, {
    group,
    summary: 'List your bookings',
    description: 'Lists all bookings of the caller, including cancelled ones, newest first.',
    example: { input: {}, response: { bookings: [exampleBooking] } },
  }),
  downloadReceipt: documentCall(bookings.downloadReceipt, {
    group,
    summary: 'Download a receipt',
    description:
      'A PDF of the booking in its current state: a summary while it is unpaid, a receipt once it is paid, or the details of its cancellation.',
    errors: {
      ...ownBooking,
      'too-many-requests': tooManyCalls,
      unavailable: 'Too many receipts are being made.',
    },
    example: { input: { id: exampleIds.booking } },
  }),
  showCancellation: documentCall(bookings.showCancellation, {
    group,
    summary: 'Get the cost of cancelling',
    description: `Under the policy of the house, cancelling is free until ${freeUntilHours} hours before check-in (${checkInTime} in the hotel’s time zone, unless the hotel has a time of its own); nights charged after that: ${lateChargeNights}. A hotel or a rate plan can have another one. A booking keeps the policy it was made under. Show the guest the \`charge\` before you cancel.`,
    errors: { ...ownBooking, 'rule-broken': 'The stay has started.' },
    example: {
      input: { id: exampleIds.booking },
      response: {
        charge: 0,
        refund: 0,
        currency: 'USD',
        cancellationPolicy: exampleBooking.cancellationPolicy,
        freeCancellationUntil: exampleBooking.freeCancellationUntil,
      },
    },
  }),
  cancelBooking: documentCall(bookings.cancelBooking, {
    group,
    summary: 'Cancel a booking',
    description: 'Idempotent: cancelling a cancelled booking changes nothing and returns the booking.',
    errors: {
      ...ownBooking,
      'terms-changed': 'The charge has changed. Nothing was cancelled: get the new charge and show it to the guest.',
      'rule-broken': 'The stay has started.',
    },
    confirmation: 'cancelled',
    example: {
      input: { bookingId: exampleIds.booking, charge: 0 },
      response: { booking: exampleCancelled },
    },
  }),
  cancelTogether: documentCall(bookings.cancelTogether, {
    group,
    summary: 'Cancel bookings that were made together',
    description:
      'Cancels the bookings that are named, all of them or none, as “Cancel a booking” does each. Leave out those whose stay has started. Idempotent: those that are cancelled stay as they are.',
    errors: {
      'not-found': 'One of the bookings does not exist or belongs to another guest.',
      'terms-changed': 'One of the charges has changed. Nothing was cancelled: show the guest the new charges.',
      'rule-broken': 'One of the stays has started, or the bookings were not made together.',
    },
    confirmation: 'cancelledTogether',
    example: {
      input: { bookings: exampleTogether.map(({ _id }) => ({ bookingId: _id, charge: 0 })) },
      response: { bookings: exampleTogetherCancelled },
    },
  }),
  startPayment: documentCall(bookings.startPayment, {
    group: 'Payments',
    summary: 'Pay a booking by card',
    description:
      'Opens a payment page, or returns the one that is still open. Redirect the guest to `url`. The booking becomes `paid` when Stripe confirms the payment, shortly after the guest has paid.',
    errors: {
      ...ownBooking,
      'already-paid': 'The booking is already paid, by card or at the hotel.',
      'already-cancelled': 'The booking is cancelled.',
      'rule-broken': 'The amount is below or above what Stripe charges to a card.',
      'too-many-requests': tooManyCalls,
      unavailable: 'Stripe cannot be reached. Nothing was charged; try again later.',
    },
    confirmation: 'redirectingToPayment',
    example: {
      input: { bookingId: exampleIds.booking },
      response: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3' },
    },
  }),
  payTogether: documentCall(bookings.payTogether, {
    group: 'Payments',
    summary: 'Pay bookings that were made together by card',
    description:
      'Opens one payment page for this booking and those that were made together with it, as far as they are neither paid nor cancelled, or returns the one that is still open. Each becomes `paid` by its own part of the payment, and is refunded by itself. A booking is on one page at a time: opening another one closes this.',
    errors: {
      ...ownBooking,
      'already-paid': 'None of the bookings can be paid any more, and this one is paid.',
      'already-cancelled': 'None of the bookings can be paid any more, and this one is cancelled.',
      'rule-broken': 'The sum is below or above what Stripe charges to a card.',
      'too-many-requests': tooManyCalls,
      unavailable: 'Stripe cannot be reached. Nothing was charged; try again later.',
    },
    confirmation: 'redirectingToPayment',
    example: {
      input: { bookingId: exampleIds.booking },
      response: { url: 'https://checkout.stripe.com/c/pay/cs_live_d4e5f6' },
    },
  }),
};
