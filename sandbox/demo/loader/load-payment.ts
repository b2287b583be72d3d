import { recordPayment, startPayment } from '@wayhouse/payment';
import type { Connections } from './connections.js';
import type { DemoConfig } from './demo-config.js';
import type { People } from './create-people.js';
import type { PlannedStay } from '../stays/planned-stay.js';
import { bookingIdOf } from '../hotels/demo-ids.js';
import { waitUntil } from './wait-until.js';

type Deps = { payment: Connections['payment']; people: People; config: DemoConfig };

/**
 * Pays a booking by test card on Stripe's page. The payment is recorded on the day on which the guest paid; the webhook
 * that comes later changes nothing.
 */
export async function loadPayment(
  { payment, people, config }: Deps,
  stay: PlannedStay & { paidOn: string },
): Promise<void> {
  const bookingId = bookingIdOf(stay);
  if ((await payment.payments.get(bookingId)).cardPayments.length > 0) return;
  await waitUntil(
    'the arrival of a booking at the payment service',
    async () => (await payment.inTransaction((tx) => payment.bookings.find(tx, bookingId))) !== undefined,
  );
  const page = await startPayment({ ...payment, now: () => new Date() }, bookingId, people.get(stay.guest.email)!.id);
  await payByCard(new URL(new URL(page).pathname, config.STRIPE_API_URL), stay.guest.name);

  const { session } = await payment.payments.get(bookingId);
  const paid = await payment.stripe.checkout.sessions.retrieve(session!.sessionId);
  const { payment_intent: paymentId, amount_total: amountMinor } = paid;
  if (typeof paymentId !== 'string' || amountMinor === null)
    throw new Error(`The demo booking ${bookingId} could not be paid.`);
  const currency = String(paid.currency).toUpperCase();
  const paidAt = new Date(`${stay.paidOn}T18:05:00Z`);
  const reported = { bookingId, paymentId, amountMinor, currency, paidAt, sessionId: paid.id };
  await payment.inTransaction((tx) => recordPayment(payment, tx, reported));
}

async function payByCard(page: URL, name: string): Promise<void> {
  const expiry = `12 / ${String(new Date().getFullYear() + 3).slice(-2)}`;
  const body = new URLSearchParams({ number: '4242424242424242', expiry, cvc: '123', name });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
}
