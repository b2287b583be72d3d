import { calendarOf, nightsByMonth, takenPattern } from './month-calendar.js';

test('a month shows its taken nights, and only its own', () => {
  const calendar = calendarOf('2027-02', ['2027-01-02', '2027-02-01', '2027-02-28', '2027-03-03']);
  expect(calendar).toBe('x..........................x...');
});

test('splits nights where a month ends', () => {
  expect(nightsByMonth(['2027-02-28', '2027-03-01'])).toEqual({ '2027-02': ['2027-02-28'], '2027-03': ['2027-03-01'] });
});

test.each([
  { taken: '2027-05-09', clash: false },
  { taken: '2027-05-10', clash: true },
  { taken: '2027-05-12', clash: true },
  { taken: '2027-05-13', clash: false },
])('the nights of the 10th to the 12th clash with a taken $taken: $clash', ({ taken, clash }) => {
  const pattern = new RegExp(takenPattern(['2027-05-10', '2027-05-11', '2027-05-12']));
  expect(pattern.test(calendarOf('2027-05', [taken]))).toBe(clash);
});

test('finds the first and the last day of a month', () => {
  expect(new RegExp(takenPattern(['2027-05-01'])).test(calendarOf('2027-05', ['2027-05-01']))).toBe(true);
  expect(new RegExp(takenPattern(['2027-05-31'])).test(calendarOf('2027-05', ['2027-05-31']))).toBe(true);
});
