export * from './amenities.js';
export * from './cities.js';
export * from './hotel-time.js';
export * from './money.js';
export * from './price-bands.js';
export * from './room-types.js';
export * from './stay.js';
