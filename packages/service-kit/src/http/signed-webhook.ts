import { Webhook as Verifier } from 'standardwebhooks';
import type { z } from 'zod';
import { RequestError } from '@wayhouse/contracts';
import type { Webhook } from './route.js';

type Endpoint = { path: Webhook['path']; signatureHeader: string };

/** The parsed body, and the id of the delivery, which a repetition has, too. */
export type Delivery<Body> = { id: string; body: Body };

/**
 * Receives what is signed as the Standard Webhooks specification has it (https://www.standardwebhooks.com), under its names
 * of the headers or Svix's. A signature counts for five minutes before and after its time. `handle` may get the same delivery
 * several times.
 */
export const signedWebhook = <Schema extends z.ZodType>(
  { path, signatureHeader }: Endpoint,
  secret: string,
  schema: Schema,
  handle: (delivery: Delivery<z.output<Schema>>) => Promise<void>,
): Webhook => ({
  path,
  async receive(body, headers) {
    const signed = signedHeaders(headers);
    const content = body.toString();
    try {
      new Verifier(secret).verify(content, signed, { jsonParse: false });
    } catch {
      throw new RequestError('signature-invalid', signatureHeader);
    }
    const parsed = schema.safeParse(parseJson(content));
    if (!parsed.success) throw new RequestError('event-unreadable');
    await handle({ id: signed['webhook-id'], body: parsed.data });
  },
});

function signedHeaders(headers: Headers) {
  const get = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '';
  return { 'webhook-id': get('id'), 'webhook-timestamp': get('timestamp'), 'webhook-signature': get('signature') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
