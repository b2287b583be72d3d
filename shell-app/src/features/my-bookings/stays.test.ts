import { aBooking, cancelled, past } from '../../testing/a-booking.js';
import { groupOf, hasBegun, inGroups, isChargeOpen, refundOnItsWay } from './stays.js';

const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id);
const inMarch = aBooking({ checkInDate: '2027-03-10', checkOutDate: '2027-03-13' });

test('a stay is past once it is 11:00 at the hotel on the day of leaving', () => {
  const leaving = Date.parse('2027-03-13T05:30:00Z');
  expect([groupOf(inMarch, leaving - 1), groupOf(inMarch, leaving)]).toEqual(['upcoming', 'past']);
});

test('the hotel’s clock counts, wherever the guest is', () => {
  const inNewYork = { ...inMarch, hotel: { ...inMarch.hotel, city: 'New York' } };
  const leavingUdaipur = Date.parse('2027-03-13T05:30:00Z');
  expect(groupOf(inNewYork, leavingUdaipur)).toBe('upcoming');
  expect(groupOf(inNewYork, Date.parse('2027-03-13T16:00:00Z'))).toBe('past');
});

test('a stay has begun once it is 14:00 at the hotel on the day of arrival', () => {
  const arrival = Date.parse('2027-03-10T08:30:00Z');
  expect([hasBegun(inMarch, arrival - 1), hasBegun(inMarch, arrival)]).toEqual([false, true]);
});

test('upcoming by the nearest arrival, past by the latest, cancelled by when that was, last first', () => {
  const grouped = inGroups(
    [
      aBooking({ _id: 'far', checkInDate: '2127-06-01', checkOutDate: '2127-06-02' }),
      aBooking({ _id: 'near' }),
      aBooking({ _id: 'long ago', ...past }),
      aBooking({ _id: 'lately', checkInDate: '2025-01-01', checkOutDate: '2025-01-02' }),
      aBooking({ _id: 'cancelled first', ...cancelled(0, '2026-11-03T10:00:00Z') }),
      aBooking({ _id: 'cancelled last', ...cancelled(0, '2026-11-04T10:00:00Z') }),
      aBooking({ _id: 'cancelled, past', ...past, ...cancelled(0, '2024-01-01T10:00:00Z') }),
    ],
    Date.parse('2026-11-20T00:00:00Z'),
  );
  expect(ids(grouped.upcoming)).toEqual(['near', 'far']);
  expect(ids(grouped.past)).toEqual(['lately', 'long ago']);
  expect(ids(grouped.cancelled)).toEqual(['cancelled last', 'cancelled first', 'cancelled, past']);
});

test.each([
  ['nothing was paid', { paid: 0, refunded: 0, charge: 120 }, 0],
  ['all that was paid comes back', { paid: 360, refunded: 0, charge: 0 }, 360],
  ['one night is kept', { paid: 360, refunded: 0, charge: 120 }, 240],
  ['a part has come back', { paid: 360, refunded: 100, charge: 120 }, 140],
  ['all has come back', { paid: 360, refunded: 240, charge: 120 }, 0],
  ['cents stay cents', { paid: 330.3, refunded: 0, charge: 110.1 }, 220.2],
])('what is on its way when %s', (_, { charge, ...money }, expected) => {
  expect(refundOnItsWay(aBooking({ ...money, ...cancelled(charge) }))).toBe(expected);
});

test('nothing is on its way while a booking stands', () => {
  expect(refundOnItsWay(aBooking({ paid: 360 }))).toBe(0);
});

test('what was paid only after cancelling comes back whole, and the charge stays open', () => {
  const late = { ...cancelled(120, '2026-11-03T10:00:00Z'), paid: 360, paidAt: '2026-11-03T10:00:01Z' };
  expect(refundOnItsWay(aBooking(late))).toBe(360);
  expect(isChargeOpen(aBooking(late))).toBe(true);
  expect(isChargeOpen(aBooking({ ...late, refunded: 360 }))).toBe(true);
});

test.each([
  ['nobody paid for it', { paid: 0 }, true],
  ['the payment covers it', { paid: 360 }, false],
  ['the payment covers it and the rest went back', { paid: 360, refunded: 240 }, false],
])('whether a charge is still open when %s', (_, money, expected) => {
  expect(isChargeOpen(aBooking({ ...money, ...cancelled(120) }))).toBe(expected);
});
