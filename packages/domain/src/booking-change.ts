/** What the front desk has recorded, taken back or moved, what is known of the guest since, notes of the staff, messages sent or read. */
const quietChanges = [
  'checked-in',
  'checked-out',
  'stay-corrected',
  'stay-moved',
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
