import { events } from '@wayhouse/contracts';
import { on, type Outbox } from '@wayhouse/service-kit';
import { pay, refund } from './domain/booking.js';
import { factsOf } from './booking-event-data.js';
import type { Bookings } from './booking-repository.js';

type Deps = { bookings: Bookings; outbox: Outbox };

export const bookingConsumers = ({ bookings, outbox }: Deps) => [
  on(events.paymentSucceeded, async ({ bookingId, paymentId, amountMinor, paidAt }, tx) => {
    const payment = { paymentId, amountMinor, paidAt: new Date(paidAt), by: 'card' as const };
    const { before, after } = await bookings.change(tx, bookingId, (booking) => pay(booking, payment));
    const isNowPaid = before.state === 'due' && after.state === 'paid';
    if (isNowPaid) await outbox.add(tx, events.bookingPaid, { ...factsOf(after), paymentId, paidAt, by: 'card' });
  }),
  on(events.paymentRefunded, ({ bookingId, refundedAt, ...refunded }, tx) =>
    bookings.change(tx, bookingId, (booking) =>
      refund(booking, { ...refunded, refundedAt: new Date(refundedAt), by: 'card' }),
    ),
  ),
];
