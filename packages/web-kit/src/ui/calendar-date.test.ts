import { formatMoment } from './calendar-date.js';

test.each([
  ['Asia/Kolkata', 'Fri, 12 Mar 2027, 2:00 PM'],
  ['America/New_York', 'Fri, 12 Mar 2027, 3:30 AM'],
])('a moment is read on the clock of %s', (timeZone, text) => {
  expect(formatMoment('2027-03-12T08:30:00Z', timeZone)).toBe(text);
});

test('midnight is 12:00 AM', () => {
  expect(formatMoment('2027-03-11T18:30:00Z', 'Asia/Kolkata')).toBe('Fri, 12 Mar 2027, 12:00 AM');
});
