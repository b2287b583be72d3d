import Stripe from 'stripe';
import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { buildPayment } from '../build.js';

const webhookSecret = 'whsec_for_tests';
const config = {
  STRIPE_SECRET_KEY: 'sk_test_for_tests',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  // Nothing listens there: these tests do not reach Stripe.
  STRIPE_API_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:3000',
};

/** A payment service in this process that knows the booking b1. */
export async function paymentService() {
  const service = await testService('payment', (given) => buildPayment(given, config));
  await service.tell(events.bookingConfirmed, bookingFacts());
  await eventually(async () => expect(await service.db.collection('bookings').findOne({})).not.toBeNull());
  return {
    ...service,
    /** Delivers an event as Stripe would; answers the status. */
    async deliver(event: object, secret = webhookSecret): Promise<number> {
      const payload = JSON.stringify(event);
      const signature = await new Stripe(config.STRIPE_SECRET_KEY).webhooks.generateTestHeaderStringAsync({
        payload,
        secret,
      });
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const response = await fetch(`${service.url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
      return response.status;
    },
  };
}

export type TestPayment = Awaited<ReturnType<typeof paymentService>>;

let count = 0;
/** A Stripe event of `type` about `object`. */
export const stripeEvent = (type: string, object: object) => ({
  id: `evt_${++count}`,
  object: 'event',
  type,
  created: 1_800_000_000,
  data: { object },
});

export const paidSession = (bookingId: string, over = {}) => ({
  id: `cs_${bookingId}`,
  object: 'checkout.session',
  payment_status: 'paid',
  client_reference_id: bookingId,
  payment_intent: `pi_${bookingId}`,
  amount_total: 240_00,
  ...over,
});
