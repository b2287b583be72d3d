import { type BookingFacts, events } from '@wayhouse/contracts';
import { onEvent, type Transaction } from '@wayhouse/service-kit';
import { recordChange, type Deps as ChangeDeps } from '../payments/record-change.js';
import type { KnownHistory, PaymentsChange } from '../payments/domain/booking-payments.js';
import { type BookingProjection, moneyHistoryOf } from './booking-projection.js';

type Deps = ChangeDeps & { bookings: BookingProjection };

/** Of the booking the newest facts count, in whatever order its events arrive. */
async function change(
  deps: Deps,
  tx: Transaction,
  facts: BookingFacts,
  toChange: (history: KnownHistory) => PaymentsChange,
): Promise<void> {
  await deps.bookings.apply(tx, facts);
  const history = moneyHistoryOf((await deps.bookings.find(tx, facts.bookingId)) ?? facts);
  await recordChange(deps, tx, facts.bookingId, toChange(history), history);
}

const toAtHotel = ({ paidAtHotel }: KnownHistory): PaymentsChange => ({
  atHotel: { amountMinor: paidAtHotel.reduce((sum, { amountMinor }) => sum + amountMinor, 0) },
});

export const bookingConsumers = (deps: Deps) => [
  onEvent(events.bookingConfirmed, ({ details: _, ...facts }, tx) => deps.bookings.apply(tx, facts)),
  onEvent(
    events.bookingChanged,
    ({ before: _, refundMinor: _refund, owedMinor: _owed, handedBackMinor: _back, by: _by, ...facts }, tx) =>
      change(deps, tx, facts, () => ({ pricedVersion: facts.version })),
  ),
  onEvent(
    events.bookingPaid,
    ({ paymentId: _, paidAt: _at, method, amountMinor: _amount, owedMinor: _owed, ...facts }, tx) =>
      method === 'hotel' ? change(deps, tx, facts, toAtHotel) : deps.bookings.apply(tx, facts),
  ),
  onEvent(events.bookingPaymentTakenBack, ({ paymentId: _, amountMinor: _amount, owedMinor: _owed, ...facts }, tx) =>
    change(deps, tx, facts, toAtHotel),
  ),
  onEvent(events.bookingChargePaid, ({ paymentId: _, paidAt: _at, amountMinor: _amount, ...facts }, tx) =>
    change(deps, tx, facts, toAtHotel),
  ),
  onEvent(
    events.bookingCancelled,
    async ({ cancelledAt, chargedMinor, owedMinor: _owed, by: _, byCard: _card, atHotel: _hotel, ...facts }, tx) => {
      // The event of the payment at the hotel may arrive after this one.
      if (facts.paidAtHotel ?? facts.takenBackAtHotel) await change(deps, tx, facts, toAtHotel);
      const cancellation = { at: new Date(cancelledAt), chargedMinor };
      await change(deps, tx, facts, () => ({ cancellation }));
    },
  ),
  onEvent(events.accountDeleted, async ({ userId }, tx) => {
    if (userId) await deps.bookings.eraseGuest(tx, userId, deps.now());
  }),
];
