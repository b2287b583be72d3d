import type { BookingFacts } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import type { OpenCheckout } from './checkout-port.js';
import { closePage, type Deps as CloseDeps } from './close-page.js';
import { type BookingPayments, type OpenSession, paymentError, usableSession } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

export type Deps = CloseDeps & {
  inTransaction: InTransaction;
  payments: Pick<Payments, 'get' | 'saveSession'>;
  openCheckout: OpenCheckout;
};

type Known = { facts: BookingFacts; known: BookingPayments };

/**
 * The URL of one payment page for these bookings, of one guest. Undefined if another page for one of them was opened meanwhile: what is
 * known of them has to be read again.
 */
export async function openPage(deps: Deps, bookings: Known[]): Promise<string | undefined> {
  const ids = bookings.map(({ facts }) => facts.bookingId);
  const usable = usableSession(bookings[0]!.known, ids, deps.now());
  if (usable) return usable.url;
  const payables = bookings.map(({ facts, known }) => ({ booking: facts, attempt: known.attempt + 1 }));
  const opened = { ...(await deps.openCheckout(payables)), ...(ids.length > 1 && { together: ids }) };
  const outcome = await deps.inTransaction(async (tx) => {
    const latest: BookingPayments[] = [];
    for (const id of ids) latest.push(await deps.payments.get(id, tx));
    const outcome = outcomeOf(bookings, latest, opened);
    if (outcome === 'open') await replacePages(deps, tx, latest, opened);
    else await closePage(deps, tx, opened.sessionId);
    return outcome;
  });
  if (outcome instanceof DomainError) throw outcome;
  return outcome === 'open' ? opened.url : undefined;
}

/** A booking that was paid, changed or cancelled while Stripe opened the session must not be paid on it. */
function outcomeOf(
  bookings: Known[],
  latest: BookingPayments[],
  { sessionId }: OpenSession,
): DomainError | 'open' | 'overtaken' {
  for (const [at, payments] of latest.entries()) {
    const error = paymentError(payments);
    if (error) return error;
    const { facts, known } = bookings[at]!;
    if ((payments.pricedVersion ?? 0) > facts.version) return new DomainError('price-changed');
    // By a request that has opened the same session at the same time, the attempt is counted already.
    if (payments.attempt > known.attempt && payments.session?.sessionId !== sessionId) return 'overtaken';
  }
  return 'open';
}

/** A booking is on one page at a time, or it could be paid twice: with others that is closed for all of them. */
async function replacePages(
  deps: Deps,
  tx: Transaction,
  latest: BookingPayments[],
  opened: OpenSession,
): Promise<void> {
  const others = latest.flatMap(({ session }) =>
    session && session.sessionId !== opened.sessionId ? [session.sessionId] : [],
  );
  for (const sessionId of new Set(others)) await closePage(deps, tx, sessionId);
  for (const { bookingId, attempt, session } of latest) {
    const isCounted = session?.sessionId === opened.sessionId;
    await deps.payments.saveSession(tx, bookingId, isCounted ? attempt : attempt + 1, opened);
  }
}
