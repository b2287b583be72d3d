import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import { type Booking, payAtHotel } from './domain/booking.js';
import { factsOf } from './booking-event-data.js';
import type { Bookings } from './booking-repository.js';
import { hotelsBooking } from './domain/booking-access.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<Bookings, 'change'>;
  outbox: Outbox;
  newId: () => string;
  now: () => Date;
};

/** `amountMinor` is what the owner was told is owed, and took. */
type Receipt = { bookingId: string; hotelId: string; amountMinor: number };

export function recordPaymentAtHotel(deps: Deps, { bookingId, hotelId, amountMinor }: Receipt): Promise<Booking> {
  const payment = { id: deps.newId(), amountMinor };
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.change(tx, bookingId, (booking) =>
      payAtHotel(hotelsBooking(booking, hotelId), payment, deps.now()),
    );
    if (after !== before) await tell(deps.outbox, tx, after, payment);
    return after;
  });
}

/** The charge of a cancelled booking is told apart: that stay is not paid, it does not take place. */
function tell(
  outbox: Outbox,
  tx: Transaction,
  booking: Booking,
  { id, amountMinor }: { id: string; amountMinor: number },
) {
  const paidAt = booking.payments.at(-1)!.paidAt.toISOString();
  const told = { ...factsOf(booking), paymentId: id, paidAt };
  return booking.state === 'cancelled'
    ? outbox.add(tx, events.bookingChargePaid, { ...told, amountMinor })
    : outbox.add(tx, events.bookingPaid, { ...told, by: 'hotel' });
}
