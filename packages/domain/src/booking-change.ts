/** What the front desk has recorded, and what the guest has let the hotel know since. */
const quietChanges = ['checked-in', 'checked-out', 'stay-corrected', 'details-changed'] as const;

/** What can happen to a booking, as its latest change is named. */
export const bookingChanges = ['booked', 'stay-changed', 'paid', 'cancelled', 'refunded', ...quietChanges] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Whether a booking is marked as new after this change. */
export const isNews = (change: BookingChange): boolean => !quietChanges.some((each) => each === change);
