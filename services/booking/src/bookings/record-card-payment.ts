import { type EventData, events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomProjection } from '../rooms/room-projection.js';
import { bookingEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import { pay } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';
import { paidByPortions, type Portion } from './domain/paid-by-portions.js';

type Deps = {
  bookings: Pick<BookingRepository, 'update' | 'takeTurn' | 'listByIds'>;
  rooms: Pick<RoomProjection, 'withCurrentPhotos'>;
  outbox: Outbox;
};
type CardPayment = Pick<EventData<typeof events.paymentSucceeded>, 'paymentId' | 'amountMinor' | 'portions'> & {
  paidAt: Date;
};

/** Publishes that a booking is paid once, whatever else is paid for it. */
export async function recordCardPayment(
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  { portions, ...paid }: CardPayment,
): Promise<void> {
  const payment = { ...paid, method: 'card' as const };
  // Portions of one payment that arrive at once follow one after the other, so that the last one finds all of them.
  if (portions) await deps.bookings.takeTurn(tx, portions[0]!.bookingId);
  const { before, after } = await deps.bookings.update(tx, bookingId, (booking) => pay(booking, payment));
  if (after === before) return;
  const isNowPaid = before.state === 'unpaid' && after.state === 'paid';
  if (isNowPaid) {
    const { owed: owedMinor } = settlementOf(after);
    const [current] = await deps.rooms.withCurrentPhotos([after], tx);
    const data = { ...bookingEventData(current!), ...payment, paidAt: payment.paidAt.toISOString(), owedMinor };
    await deps.outbox.add(tx, events.bookingPaid, { ...data, ...(portions && { isTogether: true as const }) });
  }
  if (portions) await publishTogether(deps, tx, portions);
}

/** Once all portions of a joint payment have arrived. */
async function publishTogether(
  { bookings, outbox }: Pick<Deps, 'bookings' | 'outbox'>,
  tx: Transaction,
  portions: Portion[],
): Promise<void> {
  const ids = portions.map(({ bookingId }) => bookingId);
  const paid = paidByPortions(await bookings.listByIds(ids, tx), portions);
  if (paid?.length) await outbox.add(tx, events.paidTogether, { bookings: paid });
}
