import { events } from '@wayhouse/contracts';
import { idFromKey, type InTransaction, type Outbox, type Transaction } from '@wayhouse/service-kit';
import { type Booking, payAtHotel, type PaymentAtHotel } from './domain/booking.js';
import { bookingEventData } from './booking-event-data.js';
import { settlementOf } from './domain/booking-settlement.js';
import type { BookingRepository } from './booking-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { changeByStaff } from './domain/change-by-staff.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'update'>;
  outbox: Outbox;
  newId: () => string;
  now: () => Date;
};

/** `amountMinor` is the amount the owner saw as owed and received; of one form, which has one `key`, it is recorded once. */
type Request = { bookingId: string; ownHotels: OwnHotels; amountMinor: number; note?: string; key?: string };

export function recordPaymentAtHotel(
  deps: Deps,
  { bookingId, ownHotels, amountMinor, note, key }: Request,
): Promise<Booking> {
  const id = key === undefined ? deps.newId() : idFromKey('paid-at-hotel', bookingId, key);
  const payment = { id, amountMinor, note, by: ownHotels.callerId };
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.update(
      tx,
      bookingId,
      changeByStaff(ownHotels, (booking) => payAtHotel(booking, payment, deps.now())),
    );
    if (after !== before) await publishPayment(deps.outbox, tx, after, payment);
    return after;
  });
}

/** A cancellation charge is an event of its own: it is not the payment of a stay. */
function publishPayment(outbox: Outbox, tx: Transaction, booking: Booking, { id, amountMinor }: PaymentAtHotel) {
  const paidAt = booking.payments.at(-1)!.paidAt.toISOString();
  const data = { ...bookingEventData(booking), paymentId: id, paidAt, amountMinor };
  return booking.state === 'cancelled'
    ? outbox.add(tx, events.bookingChargePaid, data)
    : outbox.add(tx, events.bookingPaid, { ...data, owedMinor: settlementOf(booking).owed, method: 'hotel' });
}
