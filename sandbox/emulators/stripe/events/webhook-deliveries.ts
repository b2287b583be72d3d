import { createHmac } from 'node:crypto';
import { webhookDeliveries } from '../../providers/webhook-deliveries.js';
import type { StripeEmulator } from '../stripe.js';
import { eventJson } from './events.js';

/** The events that Stripe sends to the webhook. */
export const stripeDeliveries = (stripe: StripeEmulator) =>
  webhookDeliveries({
    deliveries: stripe.records.deliveries,
    now: stripe.now,
    url: stripe.webhookUrl,
    timeoutMs: 10_000,
    request({ id }) {
      const body = JSON.stringify(eventJson(stripe, stripe.records.events.get(id)!));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(body, stripe.webhookSecret, stripe.now()),
      };
      return { body, headers };
    },
    save: (delivery) => stripe.records.save({ deliveries: [delivery] }),
  });

/** The `Stripe-Signature` header. `v0` is the fake scheme that Stripe adds in test mode. */
function signature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const hmac = (key: string) => createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac(secret)},v0=${hmac(`${secret} v0`)}`;
}
