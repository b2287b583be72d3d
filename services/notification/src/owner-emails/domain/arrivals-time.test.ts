import { dueDay, isToday, nextQuarterHour } from './arrivals-time.js';

const longAgo = new Date('2026-01-01T00:00:00Z');
const at = (time: string) => new Date(`2027-03-14T${time}Z`);

test.each([
  ['Jaipur', '00:29:59', undefined],
  ['Jaipur', '00:30:00', '2027-03-14'],
  ['Jaipur', '18:29:59', '2027-03-14'],
  ['Jaipur', '18:30:00', undefined],
  // The clocks go forward in New York on this day.
  ['New York', '09:59:59', undefined],
  ['New York', '10:00:00', '2027-03-14'],
  ['New York', '03:59:59', '2027-03-13'],
  ['New York', '04:00:00', '2027-03-13'],
  ['New York', '05:00:00', undefined],
  ['Tokyo', '21:00:00', '2027-03-15'],
])('in %s at %s UTC the email of %s is due', (city, time, day) => {
  expect(dueDay(city, longAgo, at(time))).toBe(day);
});

test('who has wanted it since a moment after six gets the next one', () => {
  expect(dueDay('Jaipur', at('00:30:00'), at('09:00:00'))).toBe('2027-03-14');
  expect(dueDay('Jaipur', at('00:30:01'), at('09:00:00'))).toBeUndefined();
  expect(dueDay('Jaipur', at('00:30:01'), new Date('2027-03-15T00:30:00Z'))).toBe('2027-03-15');
});

test('a day is today until midnight at the hotel', () => {
  expect(isToday('Jaipur', '2027-03-14', at('18:29:59'))).toBe(true);
  expect(isToday('Jaipur', '2027-03-14', at('18:30:00'))).toBe(false);
});

test('six o’clock is at a quarter of an hour everywhere', () => {
  expect(nextQuarterHour(at('00:14:59.999')).toISOString()).toBe('2027-03-14T00:15:00.000Z');
  expect(nextQuarterHour(at('00:15:00')).toISOString()).toBe('2027-03-14T00:30:00.000Z');
});
