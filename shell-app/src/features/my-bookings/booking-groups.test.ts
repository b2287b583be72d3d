import { aBooking, cancelled, past } from '../../testing/a-booking.js';
import { groupOf, inGroups } from './booking-groups.js';

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
