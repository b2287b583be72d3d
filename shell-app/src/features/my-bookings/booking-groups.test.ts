import { aBooking, cancelled, past } from '../../testing/a-booking.js';
import { bookingGroup, groupBookings } from './booking-groups.js';

const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id);
const inMarch = aBooking({ checkInDate: '2027-03-10', checkOutDate: '2027-03-13' });

test('a stay is past from 11:00 at the hotel on the day of check-out', () => {
  const leaving = Date.parse('2027-03-13T05:30:00Z');
  expect([bookingGroup(inMarch, leaving - 1), bookingGroup(inMarch, leaving)]).toEqual(['upcoming', 'past']);
});

test('uses the hotel’s time zone, not the guest’s', () => {
  const inNewYork = { ...inMarch, hotel: { ...inMarch.hotel, city: 'New York' } };
  const leavingUdaipur = Date.parse('2027-03-13T05:30:00Z');
  expect(bookingGroup(inNewYork, leavingUdaipur)).toBe('upcoming');
  expect(bookingGroup(inNewYork, Date.parse('2027-03-13T16:00:00Z'))).toBe('past');
});

test('sorts upcoming by nearest check-in, past by latest check-in, cancelled by latest cancellation', () => {
  const grouped = groupBookings(
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
