import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { BookingRepository } from './booking-repository.js';
import { refund } from './domain/booking.js';
import { recordCardPayment } from './record-card-payment.js';

type Deps = Parameters<typeof recordCardPayment>[0] & { bookings: BookingRepository };

export const bookingConsumers = (deps: Deps) => [
  onEvent(events.paymentSucceeded, ({ bookingId, paidAt, ...paid }, tx) =>
    recordCardPayment(deps, tx, bookingId, { ...paid, paidAt: new Date(paidAt) }),
  ),
  onEvent(events.paymentRefunded, ({ bookingId, refundedAt, ...refunded }, tx) =>
    deps.bookings.update(tx, bookingId, (booking) =>
      refund(booking, { ...refunded, refundedAt: new Date(refundedAt), method: 'card' }),
    ),
  ),
];
