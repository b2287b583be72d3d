import { aBooking } from '../../testing/factories.js';
import { deskStep } from './desk-step.js';

const stay = { checkInDate: '2027-03-01', checkOutDate: '2027-03-04' };
const checkedIn = { ...stay, checkedInAt: '2027-03-01T08:00:00.000Z' };
const checkedOut = { ...checkedIn, checkedOutAt: '2027-03-04T05:00:00.000Z' };
/** Noon in Goa. */
const on = (date: string) => new Date(`${date}T06:30:00Z`);

test.each([
  ['the day before', stay, '2027-02-28', undefined],
  ['the day of arrival', stay, '2027-03-01', 'check-in'],
  ['the day of departure', stay, '2027-03-04', 'check-in'],
  ['the day after', stay, '2027-03-05', undefined],
  ['after checking in', checkedIn, '2027-03-01', undefined],
  ['the last night', checkedIn, '2027-03-03', undefined],
  ['the day of departure, in house', checkedIn, '2027-03-04', 'check-out'],
  ['long after it, in house', checkedIn, '2027-03-09', 'check-out'],
  ['after checking out', checkedOut, '2027-03-04', undefined],
])('%s', (_when, booking, day, step) => {
  expect(deskStep(aBooking(booking), on(day))).toBe(step);
});

test('the day is that of the hotel', () => {
  const evening = new Date('2027-02-28T18:30:00Z');
  expect(deskStep(aBooking(stay), evening)).toBe('check-in');
  expect(deskStep(aBooking({ ...stay, hotel: { ...aBooking().hotel, city: 'London' } }), evening)).toBeUndefined();
});

test('once the hotel has corrected its city the day is that of where it is', () => {
  const hotel = { ...aBooking().hotel, city: 'London', clockCity: 'Goa' };
  expect(deskStep(aBooking({ ...stay, hotel }), new Date('2027-02-28T18:30:00Z'))).toBe('check-in');
});

test('a guest may go early, but nobody comes to a cancelled stay', () => {
  expect(deskStep(aBooking(checkedIn), on('2027-03-02'), true)).toBe('check-out');
  expect(deskStep(aBooking({ ...stay, state: 'cancelled' }), on('2027-03-01'))).toBeUndefined();
});
