import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { Booking } from './domain/booking.js';
import { payAtHotel, type PaymentAtHotel, payPartAtHotel, takeBackPayment } from './domain/pay-at-hotel.js';
import { bookingEventData, takenBackEventData } from './booking-event-data.js';
import { settlementOf } from './domain/booking-settlement.js';
import type { BookingRepository } from './booking-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { changeByStaff } from './domain/change-by-staff.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'update'>;
  rooms: Pick<RoomProjection, 'withCurrentPhotos'>;
  outbox: Outbox;
  newId: () => string;
  now: () => Date;
};

/** What the hotel has received; of one `form` it is recorded once. `owedMinor` is what it saw as owed, without which it was all of that. */
type Request = Omit<PaymentAtHotel, 'id' | 'by'> & {
  bookingId: string;
  ownHotels: OwnHotels;
  owedMinor?: number;
  form?: string;
};

export function recordPaymentAtHotel(
  deps: Deps,
  { bookingId, ownHotels, owedMinor, form, ...received }: Request,
): Promise<Booking> {
  const payment = { id: form ?? deps.newId(), ...received, by: ownHotels.callerId };
  const change = (booking: Booking) =>
    owedMinor === undefined
      ? payAtHotel(booking, payment, deps.now())
      : payPartAtHotel(booking, { ...payment, owedMinor }, deps.now());
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.update(tx, bookingId, changeByStaff(ownHotels, change));
    if (after !== before) await publishPayment(deps, tx, after, payment);
    return after;
  });
}

/** A cancellation charge is an event of its own: it is not the payment of a stay. */
async function publishPayment(
  { rooms, outbox }: Pick<Deps, 'rooms' | 'outbox'>,
  tx: Transaction,
  booking: Booking,
  { id, amountMinor }: PaymentAtHotel,
): Promise<void> {
  const [current] = await rooms.withCurrentPhotos([booking], tx);
  const paidAt = booking.payments.at(-1)!.paidAt.toISOString();
  const data = { ...bookingEventData(current!), paymentId: id, paidAt, amountMinor };
  return booking.state === 'cancelled'
    ? outbox.add(tx, events.bookingChargePaid, data)
    : outbox.add(tx, events.bookingPaid, { ...data, owedMinor: settlementOf(booking).owed, method: 'hotel' });
}

type TakeBackRequest = { bookingId: string; paymentId: string; ownHotels: OwnHotels };

/** Takes back a payment that was recorded by mistake. */
export function takeBackPaymentAtHotel(
  deps: Omit<Deps, 'newId'>,
  { bookingId, paymentId, ownHotels }: TakeBackRequest,
): Promise<Booking> {
  const change = (booking: Booking) => takeBackPayment(booking, paymentId, ownHotels.callerId, deps.now());
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.update(tx, bookingId, changeByStaff(ownHotels, change));
    if (after === before) return after;
    const [current] = await deps.rooms.withCurrentPhotos([after], tx);
    await deps.outbox.add(tx, events.bookingPaymentTakenBack, takenBackEventData(current!));
    return after;
  });
}
