import { formatDateRange, formatInstant } from './format-date.js';

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

test('a range of dates names month and year once where they are the same, and has plain spaces', () => {
  expect(formatDateRange('2027-03-12', '2027-03-15')).toBe('12 – 15 Mar 2027');
  expect(formatDateRange('2027-02-27', '2027-03-01')).toBe('27 Feb – 1 Mar 2027');
});
