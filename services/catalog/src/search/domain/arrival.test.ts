import { limits } from '@wayhouse/domain';
import { assertArrival } from './arrival.js';

const noonInUtc = new Date('2027-01-05T12:00:00Z');
const oneInTheMorning = new Date('2027-01-05T01:00:00Z');
const arriving = (checkIn: string | undefined, now: Date) => () => assertArrival({ checkIn }, now);
const refusal = (reason: string, params = {}) => expect.objectContaining({ reason, params });

test.each([
  ['today', '2027-01-05', noonInUtc],
  ['a day that is not over everywhere', '2027-01-04', oneInTheMorning],
  ['the last day that is open for bookings', '2029-01-04', noonInUtc],
  ['no date', undefined, noonInUtc],
])('accepts %s', (_, checkIn, now) => {
  expect(arriving(checkIn, now)).not.toThrow();
});

test('refuses a day that is over everywhere', () => {
  expect(arriving('2027-01-04', noonInUtc)).toThrow(refusal('past-arrival'));
  expect(arriving('2027-01-03', oneInTheMorning)).toThrow(refusal('past-arrival'));
});

test(`refuses a day more than ${limits.daysAhead} days ahead everywhere`, () => {
  expect(arriving('2029-01-07', noonInUtc)).toThrow(refusal('too-far-ahead', { days: limits.daysAhead }));
});
