/** What the front desk has recorded or taken back, what is known of the guest since, notes of the staff, and messages that were sent or read. */
const quietChanges = [
  'checked-in',
  'checked-out',
  'stay-corrected',
  'payment-taken-back',
  'details-changed',
  'notes-changed',
  'messages-changed',
] as const;

/** What can happen to a booking, as its latest change is named. */
export const bookingChanges = ['booked', 'stay-changed', 'paid', 'cancelled', 'refunded', ...quietChanges] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Whether a booking is marked as new after this change. */
export const isNews = (change: BookingChange): boolean => !quietChanges.some((each) => each === change);
