import { type BookingFacts, events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { recordChange, type Deps as ChangeDeps } from '../payments/record-change.js';
import type { BookingProjection } from './booking-projection.js';

type Deps = ChangeDeps & { bookings: BookingProjection };

export const bookingConsumers = (deps: Deps) => [
  onEvent(events.bookingConfirmed, ({ details: _, ...facts }, tx) => deps.bookings.apply(tx, facts)),
  onEvent(events.bookingPaid, async ({ paymentId: _, paidAt: _at, method, ...facts }, tx) => {
    await deps.bookings.apply(tx, facts satisfies BookingFacts);
    if (method !== 'hotel') return;
    await recordChange(deps, tx, facts.bookingId, { atHotel: { amountMinor: facts.totalMinor } });
  }),
  onEvent(events.bookingChargePaid, async ({ paymentId: _, paidAt: _at, amountMinor, ...facts }, tx) => {
    await deps.bookings.apply(tx, facts satisfies BookingFacts);
    await recordChange(deps, tx, facts.bookingId, { atHotel: { amountMinor } });
  }),
  onEvent(
    events.bookingCancelled,
    async ({ cancelledAt, chargedMinor, owedMinor: _owed, by: _, byCard: _card, atHotel, ...facts }, tx) => {
      await deps.bookings.apply(tx, facts satisfies BookingFacts);
      // The event of the payment at the hotel may arrive after this one.
      if (atHotel) await recordChange(deps, tx, facts.bookingId, { atHotel: { amountMinor: atHotel.paidMinor } });
      const cancellation = { at: new Date(cancelledAt), chargedMinor };
      await recordChange(deps, tx, facts.bookingId, { cancellation });
    },
  ),
  onEvent(events.accountDeleted, async ({ userId }, tx) => {
    if (userId) await deps.bookings.eraseGuest(tx, userId, deps.now());
  }),
];
