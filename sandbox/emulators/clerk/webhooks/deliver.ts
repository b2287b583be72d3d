import { signedHeaders } from '../../providers/sign-webhook.js';
import { startDeliveries, webhookDeliveries } from '../../providers/webhook-deliveries.js';
import type { Clerk } from '../clerk.js';
import { userJson } from '../users/user-json.js';

/** Delivers the reports of users when they are due. A user who is gone by then is reported with the id alone. */
export const startReports = (clerk: Clerk): { stop(): Promise<void> } =>
  startDeliveries(
    webhookDeliveries({
      deliveries: clerk.records.deliveries,
      now: clerk.now,
      url: clerk.webhookUrl,
      timeoutMs: 15_000,
      request({ id, type, userId, changedAt }) {
        const user = clerk.records.users.get(userId);
        const data = user ? userJson(clerk, user) : { id: userId, object: 'user', deleted: true };
        const body = JSON.stringify({ type, object: 'event', data, timestamp: changedAt });
        return { body, headers: signedHeaders(clerk.webhookSecret, { id, body, now: clerk.now() }) };
      },
      save: (delivery) => clerk.records.save({ deliveries: [delivery] }),
    }),
  );
