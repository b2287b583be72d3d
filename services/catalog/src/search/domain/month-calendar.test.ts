import { monthCalendar, nightsByMonth, takenPattern } from './month-calendar.js';

test('a month shows its own taken nights only', () => {
  const calendar = monthCalendar('2027-02', ['2027-01-02', '2027-02-01', '2027-02-28', '2027-03-03']);
  expect(calendar).toBe('x..........................x...');
});

test('splits nights by month', () => {
  expect(nightsByMonth(['2027-02-28', '2027-03-01'])).toEqual({ '2027-02': ['2027-02-28'], '2027-03': ['2027-03-01'] });
});

test.each([
  { taken: '2027-05-09', overlaps: false },
  { taken: '2027-05-10', overlaps: true },
  { taken: '2027-05-12', overlaps: true },
  { taken: '2027-05-13', overlaps: false },
])('the nights of the 10th to the 12th overlap the taken $taken: $overlaps', ({ taken, overlaps }) => {
  const pattern = new RegExp(takenPattern(['2027-05-10', '2027-05-11', '2027-05-12']));
  expect(pattern.test(monthCalendar('2027-05', [taken]))).toBe(overlaps);
});

test('finds the first and the last day of a month', () => {
  expect(new RegExp(takenPattern(['2027-05-01'])).test(monthCalendar('2027-05', ['2027-05-01']))).toBe(true);
  expect(new RegExp(takenPattern(['2027-05-31'])).test(monthCalendar('2027-05', ['2027-05-31']))).toBe(true);
});
