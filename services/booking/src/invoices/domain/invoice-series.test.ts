import { nextInSeries } from './invoice-series.js';

test('the first number of a hotel is 1, and the next ones follow', () => {
  const first = nextInSeries(undefined, '2027-03-15');
  expect(first).toEqual({ day: '2027-03-15', sequence: 1 });
  expect(nextInSeries(first, '2027-03-15')).toEqual({ day: '2027-03-15', sequence: 2 });
  expect(nextInSeries({ day: '2027-12-31', sequence: 41 }, '2027-12-31').sequence).toBe(42);
});

test('a year begins at 1 again', () => {
  expect(nextInSeries({ day: '2027-12-31', sequence: 41 }, '2028-01-01')).toEqual({ day: '2028-01-01', sequence: 1 });
});

test('a clock that is behind gives no earlier day, and no number of the year before', () => {
  const latest = { day: '2028-01-01', sequence: 1 };
  expect(nextInSeries(latest, '2027-12-31')).toEqual({ day: '2028-01-01', sequence: 2 });
});
