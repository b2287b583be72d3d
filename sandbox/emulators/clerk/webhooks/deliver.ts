import { createHmac } from 'node:crypto';
import { webhookDeliveries } from '../../providers/webhook-deliveries.js';
import type { Clerk } from '../clerk.js';
import { userJson } from '../users/user-json.js';

const intervalMs = 250;

/** Delivers the reports of users when they are due. A user who is gone by then is reported with the id alone. */
export function startDeliveries(clerk: Clerk): { stop(): Promise<void> } {
  const deliveries = webhookDeliveries({
    deliveries: clerk.records.deliveries,
    now: clerk.now,
    url: clerk.webhookUrl,
    timeoutMs: 15_000,
    request({ id, type, userId, changedAt }) {
      const user = clerk.records.users.get(userId);
      const data = user ? userJson(clerk, user) : { id: userId, object: 'user', deleted: true };
      const body = JSON.stringify({ type, object: 'event', data, timestamp: changedAt });
      const time = String(Math.floor(clerk.now() / 1000));
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Svix-Webhooks/1.0',
        'svix-id': id,
        'svix-timestamp': time,
        'svix-signature': `v1,${sign(clerk.webhookSecret, `${id}.${time}.${body}`)}`,
      };
      return { body, headers };
    },
    save: (delivery) => clerk.records.save({ deliveries: [delivery] }),
  });
  const timer = setInterval(deliveries.deliverDue, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      return deliveries.stop();
    },
  };
}

/** As Svix signs (https://docs.svix.com/receiving/verifying-payloads/how-manual): the secret is Base64 after its prefix. */
const sign = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64');
