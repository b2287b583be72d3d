import { expiryOf } from './format-expiry.js';

test('an offer that is still to end says the day', () => {
  expect(expiryOf('Aug 31', new Date(2027, 2, 1))).toBe('Aug 31');
  expect(expiryOf('Aug 31', new Date(2027, 7, 31, 20))).toBe('Aug 31');
});

test('one that has ended this year is next year’s, and says so', () => {
  expect(expiryOf('Aug 31', new Date(2026, 8, 1))).toBe('Aug 31, 2027');
});
