import { randomId } from '../providers/random-id.js';
import type { Done } from './checkout-sessions.js';
import { eventsOf, noCaller } from './events.js';
import { amountOf, type Card, type CheckoutSession, type Payment } from './model.js';
import { chargeJson, paymentIntentJson } from './payment-json.js';
import { sessionJson } from './session-json.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

/** An open session is paid with a card that was accepted. */
export function paySession(stripe: StripeSandbox, session: CheckoutSession, card: Card): Done {
  const payment: Payment = {
    id: randomId('pi_', 24),
    chargeId: randomId('ch_', 24),
    sessionId: session.id,
    created: seconds(stripe),
    amount: amountOf(session),
    currency: session.currency,
    description: session.paymentDescription,
    metadata: session.paymentMetadata,
    email: session.customerEmail,
    card,
  };
  const paid: CheckoutSession = {
    ...session,
    status: 'complete',
    paymentId: payment.id,
    customerName: card.holder,
    lastDecline: null,
  };
  const answer = sessionJson(stripe, paid);
  const happened = eventsOf(
    stripe,
    [
      ['payment_intent.succeeded', paymentIntentJson(payment)],
      ['charge.succeeded', chargeJson(payment, 0)],
      ['checkout.session.completed', answer],
    ],
    noCaller,
  );
  return { change: { sessions: [paid], payments: [payment], ...happened }, answer };
}
