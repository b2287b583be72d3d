import { createHmac } from 'node:crypto';

/**
 * The headers of a signed delivery, as Svix sends it (https://docs.svix.com/receiving/verifying-payloads/how-manual): the secret
 * is Base64 after its prefix. `now` is in milliseconds.
 */
export function signedHeaders(secret: string, { id, body, now }: { id: string; body: string; now: number }) {
  const time = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Svix-Webhooks/1.0',
    'svix-id': id,
    'svix-timestamp': time,
    'svix-signature': `v1,${signature}`,
  };
}
