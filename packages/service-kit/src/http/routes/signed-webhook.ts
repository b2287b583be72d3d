import { createHmac, timingSafeEqual } from 'node:crypto';
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
 * several times. With `onTooLarge` a delivery that is too large is accepted, too, so that its sender does not repeat it, and
 * dropped.
 */
export const signedWebhook = <Schema extends z.ZodType>(
  { path, signatureHeader }: Endpoint,
  secret: string,
  schema: Schema,
  handle: (delivery: Delivery<z.output<Schema>>) => Promise<void>,
  onTooLarge?: (id: string) => void,
): Webhook => ({
  path,
  ...(onTooLarge && {
    tooLarge(headers) {
      const signed = signedHeaders(headers);
      const verifier = verifyInParts(secret, signed);
      return {
        update: verifier.update,
        end() {
          if (!verifier.isValid()) throw new RequestError('signature-invalid', signatureHeader);
          onTooLarge(signed['webhook-id']);
        },
      };
    },
  }),
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

const toleranceSeconds = 300;

/** As the library verifies, of a content that is not held in memory. */
function verifyInParts(secret: string, signed: ReturnType<typeof signedHeaders>) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${signed['webhook-id']}.${signed['webhook-timestamp']}.`);
  return {
    update: (part: Buffer): void => void hmac.update(part),
    isValid(): boolean {
      const expected = hmac.digest();
      const age = Math.abs(Date.now() / 1000 - Number(signed['webhook-timestamp'] || NaN));
      return (
        age <= toleranceSeconds &&
        signed['webhook-signature'].split(' ').some((each) => {
          const [version, signature = ''] = each.split(',');
          const given = Buffer.from(signature, 'base64');
          return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
        })
      );
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
