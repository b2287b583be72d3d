import { addDays, daysBetween, nightsOf } from './stay.js';

test('a stay includes the night of arrival and not the day of departure', () => {
  expect(nightsOf({ checkIn: '2027-02-27', checkOut: '2027-03-02' })).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
});

test('date arithmetic is not affected by a clock change', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
});
