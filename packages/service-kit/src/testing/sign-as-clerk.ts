import { createHmac, randomUUID } from 'node:crypto';
import { clerkWebhook } from '@wayhouse/contracts';

export const clerkWebhookSecret = `whsec_${Buffer.from('a secret of the tests alone').toString('base64')}`;

/** The headers of a body that Clerk signed `age` seconds ago (https://docs.svix.com/receiving/verifying-payloads/how-manual). */
export function signAsClerk(body: string, { secret = clerkWebhookSecret, age = 0, id = `msg_${randomUUID()}` } = {}) {
  const time = String(Math.floor(Date.now() / 1000) - age);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': time, [clerkWebhook.signatureHeader]: `v1,${signature}` };
}
