import { type BookingFacts, events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import type { BookingCopies } from './booking-copies.js';

export const bookingConsumers = ({ bookings }: { bookings: BookingCopies }) => [
  on(events.bookingConfirmed, (facts, tx) => bookings.keep(tx, { facts, isCancelled: false })),
  on(events.bookingCancelled, ({ cancelledAt: _at, chargedMinor: _charged, ...facts }, tx) =>
    bookings.keep(tx, { facts: facts satisfies BookingFacts, isCancelled: true }),
  ),
];
