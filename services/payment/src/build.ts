import type { Given, Parts } from '@wayhouse/service-kit';
import { bookingCopies } from './bookings/booking-copies.js';
import { bookingConsumers } from './bookings/consumers.js';
import type { PaymentConfig } from './config.js';
import { paymentRepository } from './payments/payment-repository.js';
import { paymentRoutes } from './payments/routes.js';
import { checkout } from './stripe/checkout.js';
import { seenEvents } from './stripe/seen-events.js';
import { stripeClient } from './stripe/stripe-client.js';
import { stripeWebhook } from './stripe/webhook.js';

type StripeConfig = Pick<
  PaymentConfig,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PUBLIC_URL'
>;

/** Everything the use cases of this service need. */
export function paymentDeps(given: Given, config: StripeConfig) {
  const stripe = stripeClient(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL);
  return {
    ...given,
    stripe,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    openCheckout: checkout(stripe, config.PUBLIC_URL),
    seen: seenEvents(given.db),
    bookings: bookingCopies(given.db),
    payments: paymentRepository(given.db),
  };
}

export function buildPayment(given: Given, config: StripeConfig): Parts {
  const deps = paymentDeps(given, config);
  return { routes: paymentRoutes(deps), webhooks: [stripeWebhook(deps)], consumers: bookingConsumers(deps) };
}
