import { DomainError, limits, type PaymentMeans, toAmount } from '@wayhouse/domain';
import { type Booking, nextVersion, paidOnceCovered, pay, type StandingBooking } from './booking.js';
import { settlementOf } from './booking-settlement.js';
import { assertMayNote } from './guest.js';
import { inOrder } from './in-order.js';
import { byMethod, isPaidAtHotel, lastPaidAt } from './ledger.js';

/** `note` is what the front desk has written down about it, and `by` is who of the staff has. */
export type PaymentAtHotel = { id: string; amountMinor: number; means?: PaymentMeans; note?: string; by?: string };

/**
 * Records that all that is owed is paid at the front desk, for the stay or for its cancellation charge. `amountMinor` must be what is owed;
 * a booking that was paid at the hotel, and of which nothing is owed any more, stays as it is.
 */
export function payAtHotel(booking: Booking, payment: PaymentAtHotel, now: Date): Booking {
  if (isRecorded(booking, payment)) return booking;
  const { owed } = settlementOf(booking);
  if (owed === 0 && isPaidAtHotel(booking)) return booking;
  assertOwed(owed, payment.amountMinor);
  return record(booking, payment, now);
}

/**
 * Records a payment of what is owed or of a part of it. `owedMinor` is what was shown as owed: where another payment has been recorded since,
 * the booking stays as it is.
 */
export function payPartAtHotel(
  booking: Booking,
  { owedMinor, ...payment }: PaymentAtHotel & { owedMinor: number },
  now: Date,
): Booking {
  if (isRecorded(booking, payment)) return booking;
  const { owed } = settlementOf(booking);
  if (owed !== owedMinor && isLastOfMoney(booking)) return booking;
  assertOwed(owed, owedMinor);
  if (payment.amountMinor > owed)
    throw new DomainError('amount-above-owed', { owed: toAmount(owed), currency: booking.currency });
  const { payments } = byMethod(booking, 'hotel');
  if (payment.amountMinor < owed && payments.length >= limits.paymentsAtHotel)
    throw new DomainError('too-many-payments', { payments: limits.paymentsAtHotel });
  return record(booking, payment, now);
}

/**
 * Takes back a payment at the hotel that was recorded by mistake, `by` a member of the staff. Where the hotel has handed some of it back,
 * it was made. One that is taken back already stays so.
 */
export function takeBackPayment(booking: Booking, paymentId: string, by: string, now: Date): Booking {
  const { takenBack = [] } = booking;
  if (takenBack.some((payment) => payment.paymentId === paymentId)) return booking;
  const refusal = refusalToTakeBack(booking, paymentId);
  if (refusal) throw refusal;
  const payment = findAtHotel(booking, paymentId)!;
  const after = { ...payment, takenBackAt: inOrder(booking, now), takenBackBy: by };
  return paidOnceCovered({
    ...{ ...(booking as StandingBooking), ...nextVersion(booking), state: 'unpaid' },
    payments: booking.payments.filter((each) => each !== payment),
    takenBack: [...takenBack, after],
  });
}

export const canTakeBack = (booking: Booking, paymentId: string): boolean =>
  refusalToTakeBack(booking, paymentId) === undefined;

function refusalToTakeBack(booking: Booking, paymentId: string): DomainError | undefined {
  const { state, takenBack = [], refunds } = booking;
  if (!findAtHotel(booking, paymentId)) return new DomainError('payment-not-found');
  if (state === 'cancelled') return new DomainError('already-cancelled');
  if (refunds.some((refund) => refund.paymentId === paymentId)) return new DomainError('payment-handed-back');
  const { paymentsAtHotel } = limits;
  return takenBack.length < paymentsAtHotel
    ? undefined
    : new DomainError('too-many-payments', { payments: paymentsAtHotel });
}

const findAtHotel = (booking: Booking, paymentId: string) =>
  byMethod(booking, 'hotel').payments.find((payment) => payment.paymentId === paymentId);

/** Whether this form has recorded it. Refused where that was taken back since: who sends it again may know of neither. */
function isRecorded({ payments, takenBack = [] }: Booking, { id }: PaymentAtHotel): boolean {
  if (takenBack.some(({ paymentId }) => paymentId === id)) throw new DomainError('payment-taken-back');
  return payments.some(({ paymentId }) => paymentId === id);
}

function assertOwed(owed: number, seenMinor: number): void {
  if (owed === 0) throw new DomainError('nothing-owed');
  if (owed !== seenMinor) throw new DomainError('amount-changed');
}

const record = (booking: Booking, { id, amountMinor, means, note, by }: PaymentAtHotel, now: Date): Booking => {
  assertMayNote(booking, note);
  return pay(booking, {
    paymentId: id,
    amountMinor,
    paidAt: inOrder(booking, now),
    method: 'hotel',
    ...(means && { means }),
    ...(note && { note }),
    ...(by && { by }),
  });
};

/** Whether a payment at the hotel is what has changed last about what is owed, except by card. */
function isLastOfMoney(booking: Booking): boolean {
  const paidAt = lastPaidAt(byMethod(booking, 'hotel'));
  const others = [
    ...(booking.changes ?? []).map(({ at }) => at),
    ...(booking.takenBack ?? []).map((each) => each.takenBackAt),
    ...(booking.state === 'cancelled' ? [booking.cancelledAt] : []),
  ];
  return paidAt !== undefined && others.every((at) => at < paidAt);
}
