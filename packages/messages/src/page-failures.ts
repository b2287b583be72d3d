import { localized } from './localized.js';

/** The failures that every page may report, apart from the other errors so that a page need not load those. */
export const pageFailures = localized('page-failures', {
  unexpected: 'Something went wrong on our side. Please try again.',
  signInRequired: 'Please sign in to continue.',
  sessionEnded: 'Your session has ended. Sign in to continue; nothing you entered is lost.',
  bookingsNotLoaded: 'Failed to fetch bookings',
  formNotSent: 'Something went wrong. Please try again.',
});
