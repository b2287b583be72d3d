import { localized } from '@wayhouse/messages/localized';

/** Loaded with what is shown of a booking. */
export const messages = localized('owner-remote/bookings', {
  title: 'Booking',
  lead: 'The guest, the payments and everything that has happened so far.',
  back: 'Dashboard',
  loading: 'Loading the booking',
  failed: { title: 'The booking did not load', message: 'It is safe with us. Please try again in a moment.' },
  unknown: {
    title: 'We cannot find this booking',
    body: 'It is not one of your hotel’s bookings. The link may be incomplete.',
    action: 'Go to dashboard',
  },
});
