import { type BookingFacts, events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import { recordCancellation, type Deps as CancellationDeps } from '../payments/record-cancellation.js';
import { recordPaymentAtHotel } from '../payments/record-payment-at-hotel.js';
import type { BookingCopies } from './booking-projection.js';

type Deps = CancellationDeps & { bookings: BookingCopies };

export const bookingConsumers = (deps: Deps) => [
  on(events.bookingConfirmed, (facts, tx) => deps.bookings.keep(tx, facts)),
  on(events.bookingPaid, async ({ paymentId: _, paidAt: _at, by, ...facts }, tx) => {
    await deps.bookings.keep(tx, facts satisfies BookingFacts);
    if (by === 'hotel') await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor: facts.totalMinor });
  }),
  on(events.bookingChargePaid, async ({ paymentId: _, paidAt: _at, amountMinor, ...facts }, tx) => {
    await deps.bookings.keep(tx, facts satisfies BookingFacts);
    await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor });
  }),
  on(events.bookingCancelled, async ({ cancelledAt, chargedMinor, by: _, byCard: _card, atHotel, ...facts }, tx) => {
    await deps.bookings.keep(tx, facts satisfies BookingFacts);
    // The word of the payment may come after this one.
    if (atHotel) await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor: atHotel.paidMinor });
    await recordCancellation(deps, tx, facts.bookingId, { at: new Date(cancelledAt), chargedMinor });
  }),
];
