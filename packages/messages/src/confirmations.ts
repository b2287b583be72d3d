import { localized } from './localized.js';

/** As the API reference has them, which is in English. */
export const confirmationsInEnglish = {
  accountDeleted: 'Your account is deleted.',
  applicationSent: 'Your application is on its way.',
  availabilityChanged: 'Availability updated.',
  booked: 'Your room is booked. We’ve emailed you the details.',
  cancelled: 'Your booking is cancelled.',
  cancelledByGuest: 'The guest has already cancelled this booking.',
  cancelledForGuest: 'The booking is cancelled. We’ll email the guest.',
  hotelRegistered: 'Your hotel is registered. Welcome to Wayhouse!',
  messageSent: 'Your message is on its way.',
  nightsBlocked: 'These nights can no longer be booked.',
  nightsUnblocked: 'These nights can be booked again.',
  paidAtHotel: 'The payment at the hotel is recorded.',
  redirectingToPayment: 'Taking you to the payment page.',
  roomAdded: 'Your room is listed.',
  roomAvailable: 'Room is available! You can proceed to book now.',
  roomChanged: 'Your changes are saved.',
  searchStored: 'Search stored.',
  subscribed: 'Welcome aboard! You’re subscribed to our newsletter.',
  subscriptionRequested: 'Almost there! Open the link in the email we’ve sent you, and you’re subscribed.',
  unsubscribed: 'You’re unsubscribed. You won’t get any more newsletters from us.',
};

/** What people read once a request has succeeded. */
export const confirmations = localized('confirmations', confirmationsInEnglish);
