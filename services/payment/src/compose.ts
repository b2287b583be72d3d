import { type Given, openTasks, type Parts, workOnTasks } from '@wayhouse/service-kit';
import { bookingCopies } from './bookings/booking-projection.js';
import { bookingConsumers } from './bookings/consumers.js';
import type { PaymentConfig } from './config.js';
import { paymentRepository } from './payments/payment-repository.js';
import { paymentRoutes } from './payments/routes.js';
import type { RefundOrder } from './refunds/domain/refund-order.js';
import { refundRepository } from './refunds/refund-repository.js';
import { checkout } from './stripe/checkout.js';
import { closeSession } from './stripe/close-session.js';
import { seenEvents } from './stripe/processed-events.js';
import { sendRefund } from './stripe/send-refund.js';
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
    refunds: refundRepository(given.db),
    refundOrders: openTasks<RefundOrder>(given.db, 'refund_orders'),
    sessionClosings: openTasks<{ id: string }>(given.db, 'session_closings'),
  };
}

export function buildPayment(given: Given, config: StripeConfig): Parts {
  const deps = paymentDeps(given, config);
  const { stripe, refunds, refundOrders, sessionClosings, metrics, now, log } = deps;
  metrics.gauge('refunds_waiting', 'Refunds that wait to be sent', refundOrders.countWaiting);
  metrics.gauge('refunds_refused', 'Refunds that Stripe refuses and people have to see to', refundOrders.countGivenUp);
  metrics.gauge('refunds_failed', 'Payments with a refund that did not reach the guest', refunds.countFailed);
  return {
    routes: paymentRoutes(deps),
    webhooks: [stripeWebhook(deps)],
    consumers: bookingConsumers(deps),
    workers: [
      workOnTasks({ tasks: refundOrders, work: sendRefund(stripe), what: 'a refund', now, log }),
      workOnTasks({ tasks: sessionClosings, work: closeSession(stripe), what: 'closing a payment page', now, log }),
    ],
  };
}
