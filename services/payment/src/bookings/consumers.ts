import { type BookingFacts, events } from '@wayhouse/contracts';
import { onEvent, type Transaction } from '@wayhouse/service-kit';
import { recordChange, type Deps as ChangeDeps } from '../payments/record-change.js';
import type { PaymentsChange } from '../payments/domain/booking-payments.js';
import { type BookingProjection, moneyHistoryOf } from './booking-projection.js';

type Deps = ChangeDeps & { bookings: BookingProjection };

/** Of the booking the newest facts count, in whatever order its events arrive. */
async function change(deps: Deps, tx: Transaction, facts: BookingFacts, change: PaymentsChange): Promise<void> {
  await deps.bookings.apply(tx, facts);
  const newest = (await deps.bookings.find(tx, facts.bookingId)) ?? facts;
  await recordChange(deps, tx, facts.bookingId, change, moneyHistoryOf(newest));
}

const atHotelMinor = ({ paidAtHotel }: BookingFacts): number | undefined =>
  paidAtHotel?.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

export const bookingConsumers = (deps: Deps) => [
  onEvent(events.bookingConfirmed, ({ details: _, ...facts }, tx) => deps.bookings.apply(tx, facts)),
  onEvent(events.bookingChanged, ({ before: _, refundMinor: _refund, owedMinor: _owed, by: _by, ...facts }, tx) =>
    change(deps, tx, facts, { pricedVersion: facts.version }),
  ),
  onEvent(events.bookingPaid, (paid, tx) => {
    const { paymentId: _, paidAt: _at, method, amountMinor = paid.totalMinor, owedMinor: _owed, ...facts } = paid;
    if (method === 'card') return deps.bookings.apply(tx, facts);
    return change(deps, tx, facts, { atHotel: { amountMinor: atHotelMinor(facts) ?? amountMinor } });
  }),
  onEvent(events.bookingChargePaid, ({ paymentId: _, paidAt: _at, amountMinor, ...facts }, tx) =>
    change(deps, tx, facts, { atHotel: { amountMinor: atHotelMinor(facts) ?? amountMinor } }),
  ),
  onEvent(
    events.bookingCancelled,
    async ({ cancelledAt, chargedMinor, owedMinor: _owed, by: _, byCard: _card, atHotel, ...facts }, tx) => {
      // The event of the payment at the hotel may arrive after this one.
      if (atHotel) await change(deps, tx, facts, { atHotel: { amountMinor: atHotel.paidMinor } });
      const cancellation = { at: new Date(cancelledAt), chargedMinor };
      await change(deps, tx, facts, { cancellation });
    },
  ),
  onEvent(events.accountDeleted, async ({ userId }, tx) => {
    if (userId) await deps.bookings.eraseGuest(tx, userId, deps.now());
  }),
];
