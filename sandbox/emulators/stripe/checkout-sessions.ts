import { randomId } from '../providers/random-id.js';
import { eventOf, type Caller } from './events.js';
import { amountOf, type Change, type CheckoutSession } from './model.js';
import { invalid, noSuch, unsupported } from './refusal.js';
import { sessionJson } from './session-json.js';
import type { SessionParams } from './session-params.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

const halfAnHour = 1800;
const day = 24 * 3600;

/** Something done: what is to be saved, and the object to answer with. */
export type Done = { change: Change; answer: object };

export function createSession(stripe: StripeSandbox, params: SessionParams): Done {
  if (params.mode !== 'payment') throw unsupported(`the mode ${params.mode}`, 'mode');
  const created = seconds(stripe);
  const session: CheckoutSession = {
    id: randomId('cs_test_', 58),
    status: 'open',
    created,
    expiresAt: params.expires_at ?? created + day,
    currency: params.line_items[0]!.price_data.currency,
    lineItems: params.line_items.map(({ price_data: price, quantity }) => ({
      id: randomId('li_', 24),
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      images: price.product_data.images ?? [],
      unitAmount: price.unit_amount,
      quantity,
    })),
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    metadata: params.metadata ?? {},
    paymentMetadata: params.payment_intent_data?.metadata ?? {},
    paymentDescription: params.payment_intent_data?.description ?? null,
    paymentId: null,
    customerName: null,
    lastDecline: null,
  };
  checkAmounts(params, session);
  checkExpiry(session);
  return { change: { sessions: [session] }, answer: sessionJson(stripe, session) };
}

export function expireSession(stripe: StripeSandbox, id: string, caller: Caller): Done {
  const session = sessionOf(stripe, id);
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  return expired(stripe, session, caller);
}

export function expired(stripe: StripeSandbox, session: CheckoutSession, caller: Caller): Done {
  const after: CheckoutSession = { ...session, status: 'expired' };
  const answer = sessionJson(stripe, after);
  return { change: { sessions: [after], ...eventOf(stripe, 'checkout.session.expired', answer, caller) }, answer };
}

export function sessionOf(stripe: StripeSandbox, id: string): CheckoutSession {
  const session = stripe.records.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 404, 'session');
  return session;
}

function checkAmounts({ line_items: items }: SessionParams, session: CheckoutSession): void {
  if (items.some((item) => item.price_data.currency !== session.currency))
    throw invalid('All line items must have the same currency.', 'line_items');
  if (items.some((item) => item.quantity < 1)) throw invalid('Quantity must be at least 1.', 'line_items');
  if (amountOf(session) < 50)
    throw invalid(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      undefined,
      'amount_too_small',
    );
}

function checkExpiry({ created, expiresAt }: CheckoutSession): void {
  if (expiresAt < created + halfAnHour)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  if (expiresAt > created + day)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
}
