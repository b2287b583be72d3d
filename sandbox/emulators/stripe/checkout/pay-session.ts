import { randomId } from '../../providers/random-id.js';
import { eventOf, noCaller } from '../events/events.js';
import { amountOf, type Card, type CheckoutSession, type Payment } from '../model.js';
import type { StripeEmulator } from '../stripe.js';
import type { Outcome } from './checkout-sessions.js';
import { sessionJson } from './session-json.js';

/** Pays an open session with a card that was accepted. */
export function paySession(stripe: StripeEmulator, session: CheckoutSession, card: Card): Outcome {
  const payment: Payment = {
    id: randomId('pi_', 24),
    amount: amountOf(session),
    currency: session.currency,
    card,
  };
  const paid: CheckoutSession = { ...session, status: 'complete', paymentId: payment.id, lastDecline: null };
  const response = sessionJson(stripe, paid);
  const events = eventOf(stripe, { type: 'checkout.session.completed', object: response }, noCaller);
  return { change: { sessions: [paid], payments: [payment], ...events }, response };
}
