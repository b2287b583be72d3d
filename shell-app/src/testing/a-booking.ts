import type { Booking } from '@wayhouse/contracts/booking';

/** An unpaid booking of three nights at 120. */
export const aBooking = (overrides: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  room: { _id: 'r1', images: ['/images/a/1280.jpg'], roomType: 'Double Bed' },
  hotel: { _id: 'h1', name: 'Lakeside Haveli', address: '14 Gangaur Ghat', city: 'Udaipur' },
  user: { username: 'Asha Rao' },
  guests: 2,
  totalPrice: 360,
  currency: 'USD',
  state: 'unpaid',
  isPaid: false,
  paid: 0,
  refunded: 0,
  pendingRefund: 0,
  owed: 360,
  checkInDate: '2127-03-10',
  checkOutDate: '2127-03-13',
  createdAt: '2026-11-01T10:00:00Z',
  cancellationPolicy: { freeUntilHours: 48, lateChargeNights: 1 },
  freeCancellationUntil: '2127-03-08T08:30:00Z',
  ...overrides,
});

export const paid = { state: 'paid', isPaid: true, paid: 360, paidAt: '2026-11-02T10:00:00Z', owed: 0 } as const;

/** Marked by the owner as paid at the hotel; nothing was paid by card. */
export const paidAtHotel = (refunded = 0) =>
  ({ state: 'paid', isPaid: true, owed: 0, atHotel: { paid: 360, paidAt: '2026-11-02T10:00:00Z', refunded } }) as const;

/** A deposit of 100 in cash. */
export const paidInPart = {
  owed: 260,
  atHotel: {
    ...{ paid: 100, paidAt: '2026-11-02T10:00:00Z', refunded: 0 },
    payments: [{ amount: 100, at: '2026-11-02T10:00:00Z', means: 'cash' as const }],
  },
};

export const past = { checkInDate: '2024-03-10', checkOutDate: '2024-03-13' };

/** At a charge that was paid, unless `owed` follows. */
export const cancelled = (charge = 0, at = '2026-11-03T10:00:00Z') =>
  ({ state: 'cancelled', isPaid: false, owed: 0, cancellation: { at, charge } }) as const;
