import { type DataOf, events } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { buildPayment } from '../compose.js';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import { signAsStripe, webhookSecret } from './sign-as-stripe.js';

export const stripeSecretKey = 'sk_test_for_tests';
const config = {
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  // Nothing listens there: most tests do not reach Stripe.
  STRIPE_API_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:3000',
};

/** A payment service in this process that knows the booking b1. */
export async function paymentService(over: Partial<typeof config> = {}) {
  const service = await testService('payment', (given) => buildPayment(given, { ...config, ...over }));
  /** Tells of a booking of $240, and waits until this is known. */
  async function confirm(bookingId: string): Promise<void> {
    await service.tell(events.bookingConfirmed, bookingFacts({ bookingId }));
    const copies = service.db.collection('bookings');
    await eventually(async () => expect(await copies.findOne({ _id: bookingId as never })).not.toBeNull());
  }
  await confirm('b1');
  return {
    ...service,
    confirm,
    /** Cancels a booking as the booking service tells it. */
    cancel: (bookingId: string, over: Partial<DataOf<typeof events.bookingCancelled>> = {}, messageId?: string) =>
      service.tell(events.bookingCancelled, { ...cancelled(bookingId), ...over }, messageId),
    /** What is ordered to go back of a booking's payments. */
    orders: async (bookingId: string) =>
      (
        await service.db.collection('refund_orders').find({ 'task.bookingId': bookingId }).sort({ _id: 1 }).toArray()
      ).map(({ task, state }) => ({ ...(task as RefundOrder), state: state as string })),
    /** Delivers an event as Stripe would; answers the status. */
    async deliver(event: object, signed?: Parameters<typeof signAsStripe>[1]): Promise<number> {
      const payload = JSON.stringify(event);
      const signature = await signAsStripe(payload, signed);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const response = await fetch(`${service.url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
      return response.status;
    },
  };
}

export type TestPayment = Awaited<ReturnType<typeof paymentService>>;

/** Two nights, cancelled without cost a minute after `paidSession` was paid. */
const cancelled = (bookingId: string): DataOf<typeof events.bookingCancelled> => ({
  ...bookingFacts({ bookingId, version: 2 }),
  cancelledAt: new Date((paidAt + 60) * 1000).toISOString(),
  chargedMinor: 0,
  by: 'guest',
});

/** In seconds since 1970, as Stripe has it. */
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
  ...over,
});

export const refundOf = (bookingId: string, over = {}) => ({
  id: `re_${bookingId}`,
  object: 'refund',
  status: 'succeeded',
  payment_intent: `pi_${bookingId}`,
  amount: 120_00,
  created: paidAt + 100,
  ...over,
});
