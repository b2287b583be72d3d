/** What can happen to a booking, as its latest change is named. */
export const bookingChanges = ['booked', 'paid', 'cancelled', 'refunded'] as const;
export type BookingChange = (typeof bookingChanges)[number];
