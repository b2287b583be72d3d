import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { clerkWebhook } from '@wayhouse/contracts';

export const clerkWebhookSecret = `whsec_${Buffer.from('a secret of the tests alone').toString('base64')}`;

/** The headers of a body that Clerk signed `age` seconds ago. */
export function signAsClerk(body: string, { secret = clerkWebhookSecret, age = 0, id = `msg_${randomUUID()}` } = {}) {
  const at = new Date(Date.now() - age * 1000);
  return {
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    [clerkWebhook.signatureHeader]: new Webhook(secret).sign(id, at, body),
  };
}
