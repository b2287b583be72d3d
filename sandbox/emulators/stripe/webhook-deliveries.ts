import { createHmac } from 'node:crypto';
import { eventJson } from './events.js';
import type { Delivery } from './model.js';
import type { StripeSandbox } from './stripe-sandbox.js';

// Stripe waits minutes and hours over three days; here a developer is waiting.
const waits = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];
const giveUpAfter = 3 * 24 * 3600_000;

/** When to try again after a failed attempt: later each time, for three days; then never. */
export function nextAttempt(attempts: Delivery['attempts'], now: number): number | null {
  const wait = waits[Math.min(attempts.length, waits.length) - 1]!;
  return now + wait > attempts[0]!.at + giveUpAfter ? null : now + wait;
}

/** Sends one event to the webhook and keeps what came back. */
export async function deliver(stripe: StripeSandbox, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const event = stripe.records.events.get(delivery.id)!;
  const body = JSON.stringify(eventJson(stripe, event));
  const answer = await send(stripe, body, signal);
  if (signal.aborted) return;
  const attempts = [...delivery.attempts, { at: stripe.now(), answer }];
  const nextAt = /^2\d\d/.test(answer) ? null : nextAttempt(attempts, stripe.now());
  stripe.records.save({ deliveries: [{ ...delivery, attempts, nextAt }] });
}

async function send(stripe: StripeSandbox, body: string, signal: AbortSignal): Promise<string> {
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

/** The `Stripe-Signature` header: when it was signed, and the HMAC over that and the body. */
function signature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
