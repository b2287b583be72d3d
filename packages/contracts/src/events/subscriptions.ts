import * as booking from './booking-events.js';
import * as catalog from './catalog-events.js';
import type { EventDefinition } from './event.js';
import * as payment from './payment-events.js';

const {
  bookingConfirmed,
  bookedTogether,
  bookingChanged,
  bookingPaid,
  bookingChargePaid,
  bookingCancelled,
  bookingDetailsChanged,
  bookingMessageSent,
  roomBlocked,
  roomUnblocked,
  calendarConflicted,
  changeRecorded,
  accountChanged,
  accountDeleted,
} = booking;
const { hotelRegistered, hotelChanged, roomListed, roomChanged, staffChanged, memberInvited } = catalog;
const { paymentSucceeded, paymentRefunded } = payment;

/** The events each service subscribes to. Queues and bindings are created from this table. */
export const subscriptions = {
  catalog: [
    bookingConfirmed,
    bookingChanged,
    bookingCancelled,
    roomBlocked,
    roomUnblocked,
    changeRecorded,
    accountDeleted,
  ],
  booking: [hotelRegistered, hotelChanged, roomListed, roomChanged, staffChanged, paymentSucceeded, paymentRefunded],
  payment: [bookingConfirmed, bookingChanged, bookingPaid, bookingChargePaid, bookingCancelled, accountDeleted],
  notification: [
    hotelRegistered,
    hotelChanged,
    staffChanged,
    bookingConfirmed,
    bookedTogether,
    bookingChanged,
    bookingPaid,
    bookingCancelled,
    bookingDetailsChanged,
    bookingMessageSent,
    calendarConflicted,
    memberInvited,
    paymentRefunded,
    accountChanged,
    accountDeleted,
  ],
} satisfies Record<string, EventDefinition[]>;
