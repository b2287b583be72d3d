import type { BookingFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../bookings/booking-projection.js';
import type { OpenCheckout, SessionClosings } from './checkout-port.js';
import { paymentError, usableSession } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingProjection, 'get'>;
  payments: Pick<Payments, 'get' | 'saveSession'>;
  sessionClosings: Pick<SessionClosings, 'add'>;
  openCheckout: OpenCheckout;
  now: () => Date;
};

/** Returns the URL of the payment page: of the session that is still open, or of a new one. */
export async function startPayment(deps: Deps, bookingId: string, guestId: string): Promise<string> {
  const facts = requireOwnBooking(await deps.bookings.get(bookingId), guestId);
  const known = await deps.payments.get(bookingId);
  const error = paymentError(known);
  if (error) throw error;
  return usableSession(known, deps.now())?.url ?? openSession(deps, facts, known.attempt + 1);
}

/** A booking that was paid, changed or cancelled while Stripe opened the session must not be paid on it: it is closed again. */
async function openSession(deps: Deps, facts: BookingFacts, attempt: number): Promise<string> {
  const { bookingId } = facts;
  const opened = await deps.openCheckout(facts, attempt);
  const error = await deps.inTransaction(async (tx) => {
    const latest = await deps.payments.get(bookingId, tx);
    const hasOtherPrice = (latest.pricedVersion ?? 0) > facts.version;
    const paymentFailure = paymentError(latest) ?? (hasOtherPrice ? new DomainError('price-changed') : undefined);
    if (paymentFailure) await deps.sessionClosings.add(tx, { id: opened.sessionId }, deps.now());
    else await deps.payments.saveSession(tx, bookingId, attempt, opened);
    return paymentFailure;
  });
  if (error) throw error;
  return opened.url;
}

/** Another guest's booking is reported like one that does not exist. */
function requireOwnBooking(booking: BookingFacts, guestId: string): BookingFacts {
  if (booking.guest.id !== guestId) throw new DomainError('booking-not-found');
  return booking;
}
