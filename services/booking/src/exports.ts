export { bookingDeps } from './build.js';
export { bookRoom } from './bookings/book-room.js';
export { cancelBooking } from './bookings/cancel-booking.js';
export { showCancellation } from './bookings/show-cancellation.js';
