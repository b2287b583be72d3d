import { DomainError, limits } from '@wayhouse/domain';
import { assertNightsAtOnce, isOfOneRoom } from './bulk-nights.js';

test('nights count for each unit; a room without a number has one', () => {
  const nights = limits.nightsAtOnce / 4;
  expect(() => assertNightsAtOnce([{}, { units: 3 }], nights)).not.toThrow();
  expect(() => assertNightsAtOnce([{}, { units: 3 }], nights + 1)).toThrow('too-many-nights-at-once');
});

test('only what is taken in one room leaves the others to be blocked', () => {
  expect(isOfOneRoom(new DomainError('nights-booked'))).toBe(true);
  expect(isOfOneRoom(new DomainError('unit-blocked'))).toBe(true);
  expect(isOfOneRoom(new DomainError('past-arrival'))).toBe(false);
  expect(isOfOneRoom(new Error('nights-booked'))).toBe(false);
});
