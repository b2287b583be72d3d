import { CalendarDate } from './calendar-date.js';
import { addDays, daysBetween, nightsOf } from './stay.js';

test('a stay counts the night of arrival and not the day of leaving', () => {
  expect(nightsOf({ checkIn: '2027-02-27', checkOut: '2027-03-02' })).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
});

test('leaves a date alone across a clock change', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
});

test('takes the date part of a date-time, whatever its zone', () => {
  expect(CalendarDate.parse('2027-03-14T23:30:00.000Z')).toBe('2027-03-14');
  expect(CalendarDate.parse('2027-03-14T23:30:00+05:30')).toBe('2027-03-14');
});

test.each(['2027-02-30', '14.03.2027', '', '2027-03-14; drop', '0099-01-01', '9999-12-31'])(
  'refuses %j as a date',
  (text) => {
    expect(CalendarDate.safeParse(text).success).toBe(false);
  },
);
