export { bookingDeps } from './build.js';
export { bookRoom } from './bookings/book-room.js';
