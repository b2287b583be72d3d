import { openJobStore, runJobWorker, type ServiceContext, type ServiceModule } from '@wayhouse/service-kit';
import { bookingProjection } from './bookings/booking-projection.js';
import { bookingConsumers } from './bookings/consumers.js';
import type { PaymentConfig } from './config.js';
import { paymentRepository } from './payments/payment-repository.js';
import { setAsideRepository } from './payments/set-aside-repository.js';
import { paymentRoutes } from './payments/routes.js';
import type { WaitingPayment } from './payments/reported-payment.js';
import { bookingGraceMs, bookingLookDelays, recordWaitingPayment } from './payments/waiting-payments.js';
import type { RefundOrder } from './refunds/domain/refund-order.js';
import { owedNow } from './refunds/owed-now.js';
import { refundRepository } from './refunds/refund-repository.js';
import { checkout } from './stripe/checkout.js';
import { closeSession } from './stripe/close-session.js';
import { processedEventRepository } from './stripe/processed-event-repository.js';
import { sendRefund } from './stripe/send-refund.js';
import { stripeClient } from './stripe/stripe-client.js';
import { stripeWebhookRoute } from './stripe/webhook.js';

const overdueMs = 3600_000;

type StripeConfig = Pick<
  PaymentConfig,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PUBLIC_URL'
>;

export function paymentDeps({ db, ...context }: ServiceContext, config: StripeConfig) {
  const stripe = stripeClient(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL);
  return {
    ...context,
    stripe,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    openCheckout: checkout(stripe, config.PUBLIC_URL),
    processedEvents: processedEventRepository(db),
    bookings: bookingProjection(db),
    payments: paymentRepository(db),
    setAside: setAsideRepository(db),
    waitingPayments: openJobStore<WaitingPayment>(db, 'waiting_payments'),
    refunds: refundRepository(db),
    refundOrders: openJobStore<RefundOrder>(db, 'refund_orders'),
    sessionClosings: openJobStore<{ id: string }>(db, 'session_closings'),
  };
}

type Config = StripeConfig & Pick<PaymentConfig, 'MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE'>;

export function composePayment(context: ServiceContext, config: Config): ServiceModule {
  const deps = paymentDeps(context, config);
  const { stripe, refunds, refundOrders, sessionClosings, setAside, waitingPayments, metrics, now, log } = deps;
  const send = sendRefund(deps);
  metrics.gauge('refunds_waiting', 'Refunds waiting to be sent', () => refundOrders.countPending());
  metrics.gauge('refunds_overdue', 'Refunds waiting to be sent since an hour or longer', () =>
    refundOrders.countPending(new Date(+now() - overdueMs)),
  );
  metrics.gauge(
    'refunds_refused',
    'Refunds that Stripe rejected and that need investigation',
    refundOrders.countFailed,
  );
  metrics.gauge('refunds_failed', 'Refunds that did not reach the guest', refunds.countFailed);
  metrics.gauge(
    'payments_set_aside',
    'Payments that are not for the price of their booking, or whose booking is not known after a while',
    async () => (await setAside.count()) + (await waitingPayments.countPending(new Date(+now() - bookingGraceMs))),
  );
  return {
    routes: paymentRoutes({ ...deps, pagesPerMinute: config.MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE }),
    webhooks: [stripeWebhookRoute(deps)],
    consumers: bookingConsumers(deps),
    workers: [
      () =>
        runJobWorker({
          jobs: refundOrders,
          run: async (order) => send(await owedNow(deps, order)),
          name: 'a refund',
          now,
          log,
        }),
      () =>
        runJobWorker({
          jobs: waitingPayments,
          run: recordWaitingPayment(deps),
          name: 'looking for the booking of a payment',
          retryDelays: bookingLookDelays,
          now,
          log,
        }),
      () =>
        runJobWorker({ jobs: sessionClosings, run: closeSession(stripe), name: 'closing a payment page', now, log }),
    ],
  };
}
