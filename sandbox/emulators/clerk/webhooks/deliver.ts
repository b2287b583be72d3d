import { createHmac } from 'node:crypto';
import { nextAttempt } from '../../stripe/events/webhook-deliveries.js';
import type { Clerk } from '../clerk.js';
import type { Delivery } from '../model.js';

const intervalMs = 250;

/** Delivers the reports of deleted users when they are due, also those that were due before a restart. */
export function startDeliveries(clerk: Clerk): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();
  const timer = setInterval(() => {
    for (const delivery of clerk.records.deliveries.values()) {
      if (delivery.nextAt === null || delivery.nextAt > clerk.now() || underway.has(delivery.id)) continue;
      const attempt = deliver(clerk, delivery, stopping.signal).catch((error: unknown) => console.error(error));
      underway.set(
        delivery.id,
        attempt.finally(() => underway.delete(delivery.id)),
      );
    }
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}

async function deliver(clerk: Clerk, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const answer = await send(clerk, delivery, signal);
  if (signal.aborted) return;
  const attempts = [...delivery.attempts, { at: clerk.now(), answer }];
  const nextAt = /^2\d\d/.test(answer) ? null : nextAttempt(attempts, clerk.now());
  clerk.records.save({ deliveries: [{ ...delivery, attempts, nextAt }] });
}

async function send(clerk: Clerk, { id, userId, deletedAt }: Delivery, signal: AbortSignal): Promise<string> {
  const data = { id: userId, object: 'user', deleted: true };
  const body = JSON.stringify({ type: 'user.deleted', object: 'event', data, timestamp: deletedAt });
  const time = String(Math.floor(clerk.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Svix-Webhooks/1.0',
    'svix-id': id,
    'svix-timestamp': time,
    'svix-signature': `v1,${sign(clerk.webhookSecret, `${id}.${time}.${body}`)}`,
  };
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(15_000)]);
    const answer = await fetch(clerk.webhookUrl, { method: 'POST', headers, body, signal: limit, redirect: 'manual' });
    await answer.body?.cancel();
    return `${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

/** As Svix signs (https://docs.svix.com/receiving/verifying-payloads/how-manual): the secret is Base64 after its prefix. */
const sign = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64');
