import { events } from '@wayhouse/contracts';
import { on, type Outbox } from '@wayhouse/service-kit';
import { pay, refund } from './booking.js';
import { factsOf } from './booking-facts.js';
import type { Bookings } from './booking-repository.js';

type Deps = { bookings: Bookings; outbox: Outbox };

export const bookingConsumers = ({ bookings, outbox }: Deps) => [
  on(events.paymentSucceeded, async ({ bookingId, paymentId, amountMinor, paidAt }, tx) => {
    const payment = { paymentId, amountMinor, paidAt: new Date(paidAt) };
    const paid = await bookings.change(tx, bookingId, (booking) => pay(booking, payment));
    if (paid) await outbox.add(tx, events.bookingPaid, { ...factsOf(paid), paymentId, paidAt });
  }),
  on(events.paymentRefunded, ({ bookingId, amountMinor }, tx) =>
    bookings.change(tx, bookingId, (booking) => refund(booking, amountMinor)),
  ),
];
