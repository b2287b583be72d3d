import { arrivalWindow, assertArrival, earliestAtDesk, latestDeparture, widestArrivalWindow } from './arrival.js';
import { limits } from './limits.js';

const noonInUtc = new Date('2027-01-05T12:00:00Z');
const oneInTheMorning = new Date('2027-01-05T01:00:00Z');
const arriving = (checkIn: string, now: Date) => () => assertArrival(checkIn, widestArrivalWindow(now));
const refusal = (reason: string, params = {}) => expect.objectContaining({ reason, params });

test.each([
  ['today', '2027-01-05', noonInUtc],
  ['a day that is not over everywhere', '2027-01-04', oneInTheMorning],
  ['the last day that is open for bookings', '2029-01-04', noonInUtc],
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

test('the last nights that can be sold are those of the longest stay that begins on the last day', () => {
  expect(latestDeparture('2027-01-05')).toBe('2029-02-03');
});

test('the window of a city begins today by its own calendar', () => {
  const tokyo = arrivalWindow('Tokyo', new Date('2027-01-05T16:00:00Z'));
  expect(tokyo).toEqual({ earliest: '2027-01-06', latest: '2029-01-05' });
  expect(() => assertArrival('2027-01-05', tokyo)).toThrow(refusal('past-arrival'));
  expect(() => assertArrival('2029-01-05', tokyo)).not.toThrow();
  expect(() => assertArrival('2029-01-06', tokyo)).toThrow(refusal('too-far-ahead', { days: limits.daysAhead }));
});

test.each([
  ['at midnight', '2027-01-05T15:00:00Z', {}, '2027-01-05'],
  ['in the minute before check-out', '2027-01-06T01:59:59Z', {}, '2027-01-05'],
  ['at check-out', '2027-01-06T02:00:00Z', {}, '2027-01-06'],
  ['at an hour of the hotel’s own', '2027-01-06T00:30:00Z', { checkOutUntil: '09:30' }, '2027-01-06'],
])('the front desk of a hotel in Tokyo has the night that is running %s', (_when, now, times, earliest) => {
  expect(earliestAtDesk('Tokyo', new Date(now), times)).toBe(earliest);
});
