/** Cache keys that more than one feature reads or invalidates. */
export const myBookingsKey = ['my-bookings'];
export const accountKey = ['account'];
export const roomKey = (id: string) => ['room', id];
export const hotelKey = (name: string) => ['hotel', name];
