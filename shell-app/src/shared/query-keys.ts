/** Under what the guest's bookings are cached: more than one feature changes them. */
export const myBookingsKey = ['my-bookings'];
