import { formatExpiry } from './format-expiry.js';

test('shows the day of an offer that has not expired', () => {
  expect(formatExpiry('08-31', new Date(2027, 2, 1))).toBe('Aug 31');
  expect(formatExpiry('08-31', new Date(2027, 7, 31, 20))).toBe('Aug 31');
});

test('adds next year to a day that has passed this year', () => {
  expect(formatExpiry('08-31', new Date(2026, 8, 1))).toBe('Aug 31, 2027');
});
