import { localized } from './localized.js';

/** As the API reference has them, which is in English. */
export const confirmationsInEnglish = {
  accountDeleted: 'Your account is deleted.',
  applicationSent: 'Your application is on its way.',
  availabilityChanged: 'Availability updated.',
  booked: 'Your room is booked. We’ve emailed you the details.',
  bookedAtDesk: 'The room is booked.',
  bookingWindowChanged: 'Saved. It applies to new bookings.',
  cancelled: 'Your booking is cancelled.',
  cancelledAtDesk: 'The booking is cancelled.',
  cancelledByGuest: 'The guest has already cancelled this booking.',
  cancelledForGuest: 'The booking is cancelled. We’ll email the guest.',
  detailsChanged: 'Your details are saved. The hotel sees them.',
  guestDeparted: 'The guest is checked out.',
  guestExpected: 'The check-in is taken back.',
  guestInHouse: 'The guest is checked in.',
  hotelAdded: 'Your hotel is added. Its first room makes it bookable.',
  hotelChanged: 'Your hotel is up to date.',
  hotelRegistered: 'Your hotel is registered. Welcome to Wayhouse!',
  messageSent: 'Your message is on its way.',
  noShowAtDesk: 'The no-show is recorded.',
  noShowRecorded: 'The no-show is recorded. We’ll email the guest.',
  nightsBlocked: 'These nights can no longer be booked.',
  nightsUnblocked: 'These nights can be booked again.',
  ownerEmailsChanged: 'Your choice is saved.',
  offersChanged: 'Your offers are saved. They apply to new bookings.',
  paidAtHotel: 'The payment at the hotel is recorded.',
  ratesChanged: 'Your rates are saved. They apply to new bookings.',
  redirectingToPayment: 'Taking you to the payment page.',
  roomAdded: 'Your room is listed.',
  roomAvailable: 'Room is available! You can proceed to book now.',
  roomChanged: 'Your changes are saved.',
  searchStored: 'Search stored.',
  stayMoved: 'The stay is moved.',
  subscribed: 'Welcome aboard! You’re subscribed to our newsletter.',
  subscriptionRequested: 'Almost there! Open the link in the email we’ve sent you, and you’re subscribed.',
  taxesChanged: 'Your taxes and fees are saved. They apply to new bookings.',
  unsubscribed: 'You’re unsubscribed. You won’t get any more newsletters from us.',
};

/** What people read once a request has succeeded. */
export const confirmations = localized('confirmations', confirmationsInEnglish);
