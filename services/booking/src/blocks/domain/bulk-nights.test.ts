import { DomainError, limits } from '@wayhouse/domain';
import { assertNightsAtOnce, isOfOneRoom } from './bulk-nights.js';
import { nightsIn } from './nights-in.js';

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

test('nights on weekdays are those that begin on them', () => {
  // Friday to the Saturday of the week after.
  const period = { from: '2027-03-05', to: '2027-03-14' };
  expect(nightsIn(period)).toHaveLength(9);
  expect(nightsIn({ ...period, weekdays: ['sat', 'fri'] })).toEqual([
    '2027-03-05',
    '2027-03-06',
    '2027-03-12',
    '2027-03-13',
  ]);
});
