import { randomId } from '../../providers/random-id.js';
import { invalid, noSuch, unsupported } from '../api/stripe-error.js';
import { eventOf, type Caller } from '../events/events.js';
import { amountOf, type Change, type CheckoutSession } from '../model.js';
import { seconds, type StripeEmulator } from '../stripe.js';
import { formatAmount, maxAmount, minAmount } from './currencies.js';
import { sessionJson } from './session-json.js';
import type { SessionParams } from './session-params.js';

const day = 24 * 3600;

/** What a call changes, to be saved together, and the object it answers with. */
export type Outcome = { change: Change; response: object };

export function createSession(stripe: StripeEmulator, params: SessionParams): Outcome {
  if (params.mode !== 'payment') throw unsupported(`the mode ${params.mode}`, 'mode');
  const created = seconds(stripe);
  const session: CheckoutSession = {
    id: randomId('cs_test_', 58),
    status: 'open',
    created,
    expiresAt: created + day,
    currency: params.line_items[0]!.price_data.currency,
    lineItems: params.line_items.map(({ price_data: price, quantity }) => ({
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      unitAmount: price.unit_amount,
      quantity,
    })),
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    metadata: params.metadata ?? {},
    paymentId: null,
    lastDecline: null,
  };
  checkAmounts(params, session);
  return { change: { sessions: [session] }, response: sessionJson(stripe, session) };
}

export function expireSession(stripe: StripeEmulator, id: string, caller: Caller): Outcome {
  const session = findSession(stripe, id);
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  return expired(stripe, session, caller);
}

export function expired(stripe: StripeEmulator, session: CheckoutSession, caller: Caller): Outcome {
  const after: CheckoutSession = { ...session, status: 'expired' };
  const response = sessionJson(stripe, after);
  const events = eventOf(stripe, { type: 'checkout.session.expired', object: response }, caller);
  return { change: { sessions: [after], ...events }, response };
}

export function findSession(stripe: StripeEmulator, id: string): CheckoutSession {
  const session = stripe.records.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 404, 'session');
  return session;
}

function checkAmounts({ line_items: items }: SessionParams, session: CheckoutSession): void {
  const { currency } = session;
  if (items.some((item) => item.price_data.currency !== currency))
    throw invalid('All line items must have the same currency.', 'line_items');
  if (items.some((item) => item.quantity < 1)) throw invalid('Quantity must be at least 1.', 'line_items');
  const [amount, min] = [amountOf(session), minAmount(currency, 'line_items[0][price_data][currency]')];
  const limit = (value: number) => `${formatAmount(value, currency)} ${currency}`;
  if (amount < min)
    throw invalid(
      `The Checkout Session's total amount due must add up to at least ${limit(min)}`,
      undefined,
      'amount_too_small',
    );
  if (amount > maxAmount)
    throw invalid(
      `The Checkout Session's total amount due must be no more than ${limit(maxAmount)}`,
      undefined,
      'amount_too_large',
    );
}
