import { messages, Refusal } from '@wayhouse/contracts';
import type { BookingCopies, BookingCopy } from '../bookings/booking-copies.js';
import type { OpenCheckout } from '../stripe/checkout.js';
import { usableSession } from './payment.js';
import type { Payments } from './payment-repository.js';

type Deps = {
  bookings: Pick<BookingCopies, 'get'>;
  payments: Pick<Payments, 'get' | 'saveSession'>;
  openCheckout: OpenCheckout;
  now: () => Date;
};

/** The address where the guest pays: the session still open, or a new one. */
export async function startPayment(deps: Deps, bookingId: string, guestId: string): Promise<string> {
  const { facts } = payable(await deps.bookings.get(bookingId), guestId);
  const payment = await deps.payments.get(bookingId);
  if (payment.receipts.length > 0) throw new Refusal('already-paid', messages.alreadyPaid);
  const usable = usableSession(payment, deps.now());
  if (usable) return usable.url;
  const attempt = payment.attempt + 1;
  const opened = await deps.openCheckout(facts, attempt);
  await deps.payments.saveSession(bookingId, attempt, opened);
  return opened.url;
}

/** A stranger's booking is as unknown as one that does not exist. */
function payable(booking: BookingCopy | undefined, guestId: string): BookingCopy {
  if (booking?.facts.guest.id !== guestId) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  if (booking.isCancelled) throw new Refusal('rule-broken', messages.cancelledBooking, 'bookingId');
  return booking;
}
