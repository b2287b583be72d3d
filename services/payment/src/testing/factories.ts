import { type BookingFacts, type EventData, events } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composePayment } from '../compose.js';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import { signAsStripe, webhookSecret } from './sign-as-stripe.js';

export const stripeSecretKey = 'sk_test_for_tests';
const config = {
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  // Nothing listens there: most tests do not reach Stripe.
  STRIPE_API_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:3000',
  MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: 0,
};

/** A payment service in this process that knows the booking b1. */
export async function startPaymentService(overrides: Partial<typeof config> = {}) {
  const service = await testService('payment', (context) => composePayment(context, { ...config, ...overrides }));
  /** Publishes a booking of $240 and waits until the projection has it. */
  async function confirm(bookingId: string, facts: Partial<BookingFacts> = {}): Promise<void> {
    await service.publish(events.bookingConfirmed, bookingFacts({ bookingId, ...facts }));
    const bookings = service.db.collection('booking_projection');
    await eventually(async () => expect(await bookings.findOne({ _id: bookingId as never })).not.toBeNull());
  }
  await confirm('b1');
  return {
    ...service,
    confirm,
    /** Publishes a cancellation as the booking service would. */
    cancel: (
      bookingId: string,
      overrides: Partial<EventData<typeof events.bookingCancelled>> = {},
      messageId?: string,
    ) => service.publish(events.bookingCancelled, { ...cancelled(bookingId), ...overrides }, messageId),
    /** The refund orders of a booking's payments. */
    refundOrders: async (bookingId: string) =>
      (
        await service.db.collection('refund_orders').find({ 'job.bookingId': bookingId }).sort({ _id: 1 }).toArray()
      ).map(({ job, state }) => ({ ...(job as RefundOrder), state: state as string })),
    /** Delivers an event as Stripe would, and returns the response status. */
    async deliver(event: object, signed?: Parameters<typeof signAsStripe>[1]): Promise<number> {
      const payload = JSON.stringify(event);
      const signature = await signAsStripe(payload, signed);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const response = await fetch(`${service.url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
      return response.status;
    },
  };
}

export type TestPayment = Awaited<ReturnType<typeof startPaymentService>>;

/** Two nights, cancelled without cost a minute after `paidSession` was paid. */
const cancelled = (bookingId: string): EventData<typeof events.bookingCancelled> => ({
  ...bookingFacts({ bookingId, version: 2 }),
  cancelledAt: new Date((paidAt + 60) * 1000).toISOString(),
  chargedMinor: 0,
  owedMinor: 0,
  by: 'guest',
});

/** Unix time in seconds, as Stripe uses it. */
export const paidAt = 1_800_000_000;

let count = 0;
/** A Stripe event of `type` about `object`. */
export const stripeEvent = (type: string, object: object, created = paidAt) => ({
  id: `evt_${++count}`,
  object: 'event',
  type,
  created,
  data: { object },
});

export const paidSession = (bookingId: string, over = {}) => ({
  id: `cs_${bookingId}`,
  object: 'checkout.session',
  payment_status: 'paid',
  client_reference_id: bookingId,
  metadata: { bookingId },
  payment_intent: `pi_${bookingId}`,
  amount_total: 240_00,
  currency: 'usd',
  ...over,
});

export const stripeRefund = (bookingId: string, over = {}) => ({
  id: `re_${bookingId}`,
  object: 'refund',
  status: 'succeeded',
  payment_intent: `pi_${bookingId}`,
  amount: 120_00,
  created: paidAt + 100,
  ...over,
});
