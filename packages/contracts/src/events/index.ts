export * from './catalog-events.js';
export * from './booking-events.js';
export * from './payment-events.js';
export * from './notification-events.js';
