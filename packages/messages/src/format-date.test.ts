import { formatInstant } from './format-date.js';

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
