/** What the front desk has recorded, what the guest has let the hotel know since, and messages that were sent or read. */
const quietChanges = ['checked-in', 'checked-out', 'stay-corrected', 'details-changed', 'messages-changed'] as const;

/** What can happen to a booking, as its latest change is named. */
export const bookingChanges = ['booked', 'stay-changed', 'paid', 'cancelled', 'refunded', ...quietChanges] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Whether a booking is marked as new after this change. */
export const isNews = (change: BookingChange): boolean => !quietChanges.some((each) => each === change);
