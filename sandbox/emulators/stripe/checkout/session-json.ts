import type StripeSdk from 'stripe';
import { amountOf, type CheckoutSession } from '../model.js';
import type { StripeEmulator } from '../stripe.js';

export const payPath = '/__sandbox/stripe/pay';

/** A checkout session in the API's form, with the fields that are set or that the product reads. */
export const sessionJson = ({ publicUrl }: Pick<StripeEmulator, 'publicUrl'>, session: CheckoutSession) =>
  ({
    id: session.id,
    object: 'checkout.session',
    amount_total: amountOf(session),
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentId,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    // As with Stripe, a session that is over has no page to send anyone to.
    url: session.status === 'open' ? `${publicUrl}${payPath}/${session.id}` : null,
  }) satisfies Partial<StripeSdk.Checkout.Session>;
