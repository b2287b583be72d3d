import * as booking from './booking-events.js';
import * as catalog from './catalog-events.js';
import type { EventDefinition } from './event.js';
import * as notification from './notification-events.js';
import * as payment from './payment-events.js';

const {
  bookingConfirmed,
  bookedTogether,
  cancelledTogether,
  paidTogether,
  bookingChanged,
  bookingPaid,
  bookingChargePaid,
  bookingPaymentTakenBack,
  bookingCancelled,
  bookingDetailsChanged,
  bookingMessageSent,
  roomBlocked,
  roomUnblocked,
  calendarConflicted,
  hotelClosed,
  hotelReopened,
  changeRecorded,
  accountChanged,
  accountDeleted,
} = booking;
const { hotelRegistered, hotelChanged, roomListed, roomChanged, staffChanged, memberInvited } = catalog;
const { paymentSucceeded, paymentRefunded } = payment;
const { emailForwarded } = notification;

/** The events each service subscribes to. Queues and bindings are created from this table. */
export const subscriptions = {
  catalog: [
    bookingConfirmed,
    bookingChanged,
    bookingCancelled,
    roomBlocked,
    roomUnblocked,
    hotelClosed,
    hotelReopened,
    changeRecorded,
    accountDeleted,
  ],
  booking: [
    hotelRegistered,
    hotelChanged,
    roomListed,
    roomChanged,
    staffChanged,
    paymentSucceeded,
    paymentRefunded,
    emailForwarded,
  ],
  payment: [
    bookingConfirmed,
    bookingChanged,
    bookingPaid,
    bookingChargePaid,
    bookingPaymentTakenBack,
    bookingCancelled,
    accountDeleted,
  ],
  notification: [
    hotelRegistered,
    hotelChanged,
    staffChanged,
    bookingConfirmed,
    bookedTogether,
    bookingChanged,
    bookingPaid,
    paidTogether,
    bookingPaymentTakenBack,
    bookingCancelled,
    cancelledTogether,
    bookingDetailsChanged,
    bookingMessageSent,
    calendarConflicted,
    memberInvited,
    paymentRefunded,
    accountChanged,
    accountDeleted,
  ],
} satisfies Record<string, EventDefinition[]>;
