import { events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import { bookingEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import { pay } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';

type Deps = { bookings: Pick<BookingRepository, 'update'>; outbox: Outbox };
type CardPayment = { paymentId: string; amountMinor: number; paidAt: Date };

/** Publishes that a booking is paid once, whatever else is paid for it. */
export async function recordCardPayment(deps: Deps, tx: Transaction, bookingId: string, paid: CardPayment) {
  const payment = { ...paid, method: 'card' as const };
  const { before, after } = await deps.bookings.update(tx, bookingId, (booking) => pay(booking, payment));
  const isNowPaid = before.state === 'unpaid' && after.state === 'paid';
  if (!isNowPaid) return;
  const { owed: owedMinor } = settlementOf(after);
  const data = { ...bookingEventData(after), ...payment, paidAt: payment.paidAt.toISOString(), owedMinor };
  await deps.outbox.add(tx, events.bookingPaid, data);
}
