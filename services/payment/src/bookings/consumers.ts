import { type BookingFacts, events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import { recordCancellation, type Deps as CancellationDeps } from '../payments/record-cancellation.js';
import type { BookingCopies } from './booking-copies.js';

type Deps = CancellationDeps & { bookings: BookingCopies };

export const bookingConsumers = (deps: Deps) => [
  on(events.bookingConfirmed, (facts, tx) => deps.bookings.keep(tx, { facts, isCancelled: false })),
  on(events.bookingCancelled, async ({ cancelledAt, chargedMinor, ...facts }, tx) => {
    await deps.bookings.keep(tx, { facts: facts satisfies BookingFacts, isCancelled: true });
    await recordCancellation(deps, tx, facts.bookingId, { at: new Date(cancelledAt), chargedMinor });
  }),
];
