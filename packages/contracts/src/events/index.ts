export * from './catalog-events.js';
export * from './booking-events.js';
export * from './payment-events.js';
