import type { Payments } from '../payments/payment-repository.js';
import type { Refunds } from '../refunds/refund-repository.js';
import type { BookingProjection } from './booking-projection.js';

export type Deps = {
  bookings: Pick<BookingProjection, 'listByGuest'>;
  payments: Pick<Payments, 'get'>;
  refunds: Pick<Refunds, 'listByBookings'>;
};

/** All that the payment service has of a person. */
export async function exportPerson(deps: Deps, userId: string) {
  const bookings = await deps.bookings.listByGuest(userId);
  const ids = bookings.map(({ bookingId }) => bookingId);
  return {
    bookings,
    payments: await Promise.all(ids.map((id) => deps.payments.get(id))),
    refunds: await deps.refunds.listByBookings(ids),
  };
}
