import { createHmac } from 'node:crypto';
import { eventJson } from './events.js';
import type { Delivery } from '../model.js';
import type { StripeEmulator } from '../stripe.js';

// Stripe retries after minutes and hours; here a developer is waiting.
const retryDelaysMs = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];
const giveUpAfterMs = 3 * 24 * 3600_000;

/** When to retry after a failed attempt; null after three days. */
export function nextAttempt(attempts: Delivery['attempts'], now: number): number | null {
  const wait = retryDelaysMs[Math.min(attempts.length, retryDelaysMs.length) - 1]!;
  return now + wait > attempts[0]!.at + giveUpAfterMs ? null : now + wait;
}

/** Sends one event to the webhook and records the response. */
export async function deliver(stripe: StripeEmulator, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const event = stripe.records.events.get(delivery.id)!;
  const body = JSON.stringify(eventJson(stripe, event));
  const answer = await send(stripe, body, signal);
  if (signal.aborted) return;
  const attempts = [...delivery.attempts, { at: stripe.now(), answer }];
  const nextAt = /^2\d\d/.test(answer) ? null : nextAttempt(attempts, stripe.now());
  stripe.records.save({ deliveries: [{ ...delivery, attempts, nextAt }] });
}

async function send(stripe: StripeEmulator, body: string, signal: AbortSignal): Promise<string> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signature(body, stripe.webhookSecret, stripe.now()),
  };
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    const answer = await fetch(stripe.webhookUrl, { method: 'POST', headers, body, signal: limit, redirect: 'manual' });
    await answer.body?.cancel();
    return `${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

/** The `Stripe-Signature` header. `v0` is the fake scheme that Stripe adds in test mode. */
function signature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const hmac = (key: string) => createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac(secret)},v0=${hmac(`${secret} v0`)}`;
}
