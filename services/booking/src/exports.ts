export { bookingDeps } from './compose.js';
export { noUnpaidLimits } from './bookings/domain/unpaid-limits.js';
export { bookRoom } from './bookings/book-room.js';
export { cancelBooking } from './bookings/cancel-booking.js';
export { showCancellation } from './bookings/show-cancellation.js';
