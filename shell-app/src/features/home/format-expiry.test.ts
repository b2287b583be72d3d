import { formatExpiry } from './format-expiry.js';

test('shows the day of an offer that is for this year', () => {
  expect(formatExpiry('2027-08-31', '2027-03-01')).toBe('Aug 31');
  expect(formatExpiry('2027-08-31', '2027-08-31')).toBe('Aug 31');
});

test('adds the year of an offer that is for the next one', () => {
  expect(formatExpiry('2027-08-31', '2026-09-01')).toBe('Aug 31, 2027');
});
