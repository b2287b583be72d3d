import { sayInstant } from './format.js';
import { sayTerms } from './say-terms.js';

test.each([
  ['Jaipur', 'Fri, 12 Mar 2027, 2:00 PM'],
  ['New York', 'Fri, 12 Mar 2027, 3:30 AM'],
])('a moment is said on the clock of %s', (city, text) => {
  expect(sayInstant('2027-03-12T08:30:00Z', city)).toBe(text);
});

test('a month is said in three letters', () => {
  expect(sayInstant('2027-09-12T08:30:00Z', 'Jaipur')).toBe('Sun, 12 Sep 2027, 2:00 PM');
});

test('midnight is 12:00 AM', () => {
  expect(sayInstant('2027-03-11T18:30:00Z', 'Jaipur')).toBe('Fri, 12 Mar 2027, 12:00 AM');
});

test('the terms are those of the moment: free up to and including the last one, and none once the stay has begun', () => {
  const hotel = { _id: 'h1', name: 'Amber Court', address: '1 Fort Road', city: 'Jaipur' };
  const stay = { hotel, checkInDate: '2027-03-10', freeCancellationUntil: '2027-03-08T08:30:00Z' };
  const on = (moment: string, state: 'due' | 'cancelled' = 'due') => sayTerms({ ...stay, state }, new Date(moment));
  expect(on('2027-03-08T08:30:00Z')).toMatch(/is free until Mon, 8 Mar 2027, 2:00 PM; after that/);
  expect(on('2027-03-08T08:30:01Z')).toMatch(/was free until/);
  expect(on('2027-03-10T08:29:59Z')).toMatch(/was free until/);
  expect(on('2027-03-10T08:30:00Z')).toBe('');
  expect(on('2027-03-01T08:30:00Z', 'cancelled')).toBe('');
});
