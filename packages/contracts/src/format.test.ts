import { formatInstant } from './format.js';
import { sayTerms } from './say-terms.js';

test.each([
  ['Jaipur', 'Fri, 12 Mar 2027, 2:00 PM'],
  ['New York', 'Fri, 12 Mar 2027, 3:30 AM'],
])('formats an instant in the time zone of %s', (city, text) => {
  expect(formatInstant('2027-03-12T08:30:00Z', city)).toBe(text);
});

test('abbreviates months to three characters', () => {
  expect(formatInstant('2027-09-12T08:30:00Z', 'Jaipur')).toBe('Sun, 12 Sep 2027, 2:00 PM');
});

test('midnight is 12:00 AM', () => {
  expect(formatInstant('2027-03-11T18:30:00Z', 'Jaipur')).toBe('Fri, 12 Mar 2027, 12:00 AM');
});

test('terms are free up to and including the deadline, and empty once the stay has started', () => {
  const hotel = { _id: 'h1', name: 'Amber Court', address: '1 Fort Road', city: 'Jaipur' };
  const stay = { hotel, checkInDate: '2027-03-10', freeCancellationUntil: '2027-03-08T08:30:00Z' };
  const termsAt = (moment: string, state: 'unpaid' | 'cancelled' = 'unpaid') =>
    sayTerms({ ...stay, state }, new Date(moment));
  expect(termsAt('2027-03-08T08:30:00Z')).toMatch(/is free until Mon, 8 Mar 2027, 2:00 PM; after that/);
  expect(termsAt('2027-03-08T08:30:01Z')).toMatch(/was free until/);
  expect(termsAt('2027-03-10T08:29:59Z')).toMatch(/was free until/);
  expect(termsAt('2027-03-10T08:30:00Z')).toBe('');
  expect(termsAt('2027-03-01T08:30:00Z', 'cancelled')).toBe('');
});
