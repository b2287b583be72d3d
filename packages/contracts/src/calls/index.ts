export * from './room-search-calls.js';
export * from './room-calls.js';
export * from './account-calls.js';
export * from './booking-calls.js';
export * from './owner-booking-calls.js';
export * from './dashboard-calls.js';
export * from './message-calls.js';
export * from './room-calendar-calls.js';
