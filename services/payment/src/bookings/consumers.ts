import { type BookingFacts, events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { recordCancellation, type Deps as CancellationDeps } from '../payments/record-cancellation.js';
import { recordPaymentAtHotel } from '../payments/record-payment-at-hotel.js';
import type { BookingProjection } from './booking-projection.js';

type Deps = CancellationDeps & { bookings: BookingProjection };

export const bookingConsumers = (deps: Deps) => [
  onEvent(events.bookingConfirmed, (facts, tx) => deps.bookings.apply(tx, facts)),
  onEvent(events.bookingPaid, async ({ paymentId: _, paidAt: _at, method, ...facts }, tx) => {
    await deps.bookings.apply(tx, facts satisfies BookingFacts);
    if (method === 'hotel') await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor: facts.totalMinor });
  }),
  onEvent(events.bookingChargePaid, async ({ paymentId: _, paidAt: _at, amountMinor, ...facts }, tx) => {
    await deps.bookings.apply(tx, facts satisfies BookingFacts);
    await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor });
  }),
  onEvent(
    events.bookingCancelled,
    async ({ cancelledAt, chargedMinor, by: _, byCard: _card, atHotel, ...facts }, tx) => {
      await deps.bookings.apply(tx, facts satisfies BookingFacts);
      // The event of the payment at the hotel may arrive after this one.
      if (atHotel) await recordPaymentAtHotel(deps, tx, facts.bookingId, { amountMinor: atHotel.paidMinor });
      await recordCancellation(deps, tx, facts.bookingId, { at: new Date(cancelledAt), chargedMinor });
    },
  ),
];
