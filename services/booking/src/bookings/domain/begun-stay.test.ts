import { noon, order, room } from '../../testing/factories.js';
import { createBooking } from './create-booking.js';
import { cancellationCharge } from './begun-stay.js';

const threeNights = createBooking(room(), order(), noon);
const justAfter = (moment: string) => new Date(Date.parse(moment) + 1);

test('is free up to and including the agreed time, and one night from then on', () => {
  const lastFree = '2027-02-25T08:30:00.000Z';
  expect(cancellationCharge(threeNights, new Date(lastFree))).toBe(0);
  expect(cancellationCharge(threeNights, justAfter(lastFree))).toBe(120_00);
});

test('is the whole price of a stay of one night', () => {
  const oneNight = createBooking(room(), order({ stay: { checkIn: '2027-01-06', checkOut: '2027-01-07' } }), noon);
  expect(cancellationCharge(oneNight, noon)).toBe(oneNight.totalMinor);
});

test('a stay booked within the 48 hours is never free to cancel', () => {
  const tomorrow = createBooking(room(), order({ stay: { checkIn: '2027-01-06', checkOut: '2027-01-09' } }), noon);
  expect(cancellationCharge(tomorrow, noon)).toBe(120_00);
});

test('uses the price of the booking, not the room’s current one', () => {
  const priceRaised = { ...threeNights, room: room({ nightMinor: 500_00 }) };
  expect(cancellationCharge(priceRaised, justAfter(threeNights.freeCancellationUntil.toISOString()))).toBe(120_00);
});

test.each([
  ['Jaipur', '2027-02-27T08:30:00.000Z'],
  ['New York', '2027-02-27T19:00:00.000Z'],
])('refuses to cancel from 14:00 in %s on the day of arrival', (city, begins) => {
  const stay = createBooking(room({ city }), order(), noon);
  expect(cancellationCharge(stay, new Date(Date.parse(begins) - 1))).toBe(120_00);
  expect(() => cancellationCharge(stay, new Date(begins))).toThrow('stay-begun');
});
