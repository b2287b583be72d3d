import type { BookingFacts } from '@wayhouse/contracts';

/** The data of a booking event: two nights in Jaipur. */
export const bookingFacts = (over: Partial<BookingFacts> = {}): BookingFacts => ({
  bookingId: 'b1',
  version: 1,
  roomId: 'r1',
  roomType: 'Double Bed',
  hotel: { id: 'h1', ownerId: 'owner', name: 'Amber Court', address: '1 Fort Road', city: 'Jaipur' },
  guest: { id: 'asha', name: 'Asha', email: 'asha@example.test' },
  guests: 2,
  locale: 'en',
  checkIn: '2027-02-27',
  checkOut: '2027-03-01',
  nights: ['2027-02-27', '2027-02-28'],
  totalMinor: 240_00,
  currency: 'USD',
  cancellationPolicy: { freeUntilHours: 48, lateChargeNights: 1 },
  freeCancellationUntil: '2027-02-25T08:30:00.000Z',
  relay: { guest: '0a1b', hotel: '0c2d' },
  ...over,
});
