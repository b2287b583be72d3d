import { noon, order, room } from '../../testing/factories.js';
import { agree } from './booking.js';
import { costOfCancelling } from './cancellation-charge.js';

const threeNights = agree(room(), order(), noon);
const justAfter = (moment: string) => new Date(Date.parse(moment) + 1);

test('is free up to and including the agreed moment, and one night from then on', () => {
  const lastFree = '2027-02-25T08:30:00.000Z';
  expect(costOfCancelling(threeNights, new Date(lastFree))).toBe(0);
  expect(costOfCancelling(threeNights, justAfter(lastFree))).toBe(120_00);
});

test('one night is all a stay of one night costs', () => {
  const oneNight = agree(room(), order({ stay: { checkIn: '2027-01-06', checkOut: '2027-01-07' } }), noon);
  expect(costOfCancelling(oneNight, noon)).toBe(oneNight.totalMinor);
});

test('a stay booked within the 48 hours was never free to cancel', () => {
  const tomorrow = agree(room(), order({ stay: { checkIn: '2027-01-06', checkOut: '2027-01-09' } }), noon);
  expect(costOfCancelling(tomorrow, noon)).toBe(120_00);
});

test('counts by the price that was agreed, not by what the room costs by now', () => {
  const dearer = { ...threeNights, room: room({ nightMinor: 500_00 }) };
  expect(costOfCancelling(dearer, justAfter(threeNights.freeCancellationUntil.toISOString()))).toBe(120_00);
});

test.each([
  ['Jaipur', '2027-02-27T08:30:00.000Z'],
  ['New York', '2027-02-27T19:00:00.000Z'],
])('can no longer be cancelled once it is 14:00 in %s on the day of arrival', (city, begins) => {
  const stay = agree(room({ city }), order(), noon);
  expect(costOfCancelling(stay, new Date(Date.parse(begins) - 1))).toBe(120_00);
  expect(() => costOfCancelling(stay, new Date(begins))).toThrow(
    expect.objectContaining({ code: 'rule-broken', field: 'bookingId', message: expect.stringContaining('begun') }),
  );
});
