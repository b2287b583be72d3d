import { hasStarted, instantIn, todayIn } from './hotel-time.js';

test('returns the date in the hotel’s time zone', () => {
  const lateEveningUtc = new Date('2027-01-05T20:00:00Z');
  expect(todayIn('Asia/Kolkata', lateEveningUtc)).toBe('2027-01-06');
  expect(todayIn('America/New_York', lateEveningUtc)).toBe('2027-01-05');
});

test('converts local time to an instant on both sides of a clock change', () => {
  expect(instantIn('Europe/Paris', '2027-03-27', '14:00').toISOString()).toBe('2027-03-27T13:00:00.000Z');
  expect(instantIn('Europe/Paris', '2027-03-28', '14:00').toISOString()).toBe('2027-03-28T12:00:00.000Z');
});

test('a stay has started once it is 14:00 at the hotel on the day of arrival', () => {
  const stay = { hotel: { city: 'Jaipur' }, checkInDate: '2027-03-10' };
  const arrival = Date.parse('2027-03-10T08:30:00Z');
  expect([hasStarted(stay, arrival - 1), hasStarted(stay, new Date(arrival))]).toEqual([false, true]);
});
