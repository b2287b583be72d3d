import type { BookingFacts } from '@wayhouse/contracts';

/** A booking as the booking service tells of it. */
export const aBooking = (over: Partial<BookingFacts> = {}): BookingFacts => ({
  bookingId: 'b1',
  version: 1,
  roomId: 'r1',
  roomType: 'Double Bed',
  hotel: { id: 'h1', name: 'Sea View', address: '1 Beach Road', city: 'Goa' },
  guest: { id: 'guest', name: 'Gita', email: 'gita@example.test' },
  guests: 2,
  ...{ checkIn: '2027-02-27', checkOut: '2027-03-02', nights: ['2027-02-27', '2027-02-28', '2027-03-01'] },
  totalMinor: 360_00,
  currency: 'USD',
  freeCancellationUntil: '2027-02-25T08:30:00.000Z',
  ...over,
});
