import { CalendarDate } from './calendar-date.js';

test('uses the date part of a date-time, whatever its zone', () => {
  expect(CalendarDate.parse('2027-03-14T23:30:00.000Z')).toBe('2027-03-14');
  expect(CalendarDate.parse('2027-03-14T23:30:00+05:30')).toBe('2027-03-14');
});

test.each(['2027-02-30', '14.03.2027', '', '2027-03-14; drop', '0099-01-01', '9999-12-31'])(
  'rejects %j as a date',
  (text) => {
    expect(CalendarDate.safeParse(text).success).toBe(false);
  },
);
