export const bookingStates = ['unpaid', 'paid', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];
