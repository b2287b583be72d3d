import { events } from '@wayhouse/contracts';
import { onEvent, type Outbox } from '@wayhouse/service-kit';
import { pay, refund } from './domain/booking.js';
import { bookingEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';

type Deps = { bookings: BookingRepository; outbox: Outbox };

export const bookingConsumers = ({ bookings, outbox }: Deps) => [
  onEvent(events.paymentSucceeded, async ({ bookingId, paymentId, amountMinor, paidAt }, tx) => {
    const payment = { paymentId, amountMinor, paidAt: new Date(paidAt), method: 'card' as const };
    const { before, after } = await bookings.update(tx, bookingId, (booking) => pay(booking, payment));
    const isNowPaid = before.state === 'unpaid' && after.state === 'paid';
    if (isNowPaid)
      await outbox.add(tx, events.bookingPaid, { ...bookingEventData(after), paymentId, paidAt, method: 'card' });
  }),
  onEvent(events.paymentRefunded, ({ bookingId, refundedAt, ...refunded }, tx) =>
    bookings.update(tx, bookingId, (booking) =>
      refund(booking, { ...refunded, refundedAt: new Date(refundedAt), method: 'card' }),
    ),
  ),
];
