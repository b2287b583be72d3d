import { createHmac, randomUUID } from 'node:crypto';

/** Of every signed webhook in tests. */
export const webhookSecret = `whsec_${Buffer.from('a secret of the tests alone').toString('base64')}`;

/** The headers of a body that was signed `age` seconds ago (https://www.standardwebhooks.com), under Svix's names for them. */
export function signWebhook(body: string, { secret = webhookSecret, age = 0, id = `msg_${randomUUID()}` } = {}) {
  const time = String(Math.floor(Date.now() / 1000) - age);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': time, 'svix-signature': `v1,${signature}` };
}
