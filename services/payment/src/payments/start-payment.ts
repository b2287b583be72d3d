import { type BookingFacts, messages, Refusal } from '@wayhouse/contracts';
import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingCopies } from '../bookings/booking-projection.js';
import type { OpenCheckout } from '../stripe/checkout.js';
import type { SessionClosings } from '../stripe/close-session.js';
import { type Payment, usableSession } from './domain/payment.js';
import type { Payments } from './payment-repository.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingCopies, 'get'>;
  payments: Pick<Payments, 'get' | 'find' | 'saveSession'>;
  sessionClosings: Pick<SessionClosings, 'add'>;
  openCheckout: OpenCheckout;
  now: () => Date;
};

/** The address where the guest pays: the session still open, or a new one. */
export async function startPayment(deps: Deps, bookingId: string, guestId: string): Promise<string> {
  const facts = ownBooking(await deps.bookings.get(bookingId), guestId);
  const payment = await deps.payments.get(bookingId);
  const refusal = refusalOf(payment);
  if (refusal) throw refusal;
  return usableSession(payment, deps.now())?.url ?? openSession(deps, facts, payment.attempt + 1);
}

/** What was paid or cancelled while Stripe opened the session must not be paid on it: it is closed again. */
async function openSession(deps: Deps, facts: BookingFacts, attempt: number): Promise<string> {
  const { bookingId } = facts;
  const opened = await deps.openCheckout(facts, attempt);
  const refusal = await deps.inTransaction(async (tx) => {
    const no = refusalOf(await deps.payments.find(tx, bookingId));
    if (no) await deps.sessionClosings.add(tx, { id: opened.sessionId }, deps.now());
    else await deps.payments.saveSession(tx, bookingId, attempt, opened);
    return no;
  });
  if (refusal) throw refusal;
  return opened.url;
}

/** A stranger's booking is as unknown as one that does not exist. */
function ownBooking(booking: BookingFacts | undefined, guestId: string): BookingFacts {
  if (booking?.guest.id !== guestId) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  return booking;
}

function refusalOf({ receipts, cancellation, atHotel }: Payment): Refusal | undefined {
  if (cancellation) return new Refusal('already-cancelled', messages.cancelledBooking, 'bookingId');
  return receipts.length > 0 || atHotel ? new Refusal('already-paid', messages.alreadyPaid) : undefined;
}
