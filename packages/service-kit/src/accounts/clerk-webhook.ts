import { verifyWebhook } from '@clerk/backend/webhooks';
import { z } from 'zod';
import { clerkWebhook, RequestError } from '@wayhouse/contracts';
import type { Webhook } from '../http/route.js';

const EmailAddress = z.object({
  email_address: z.string(),
  verification: z.object({ status: z.string() }).nullish(),
});

/**
 * All that is read of an event (https://clerk.com/docs/guides/development/webhooks/overview). The addresses and the time of the
 * change are those of a user; `addresses` are the verified ones.
 */
const ClerkEvent = z.object({
  type: z.string(),
  data: z
    .object({
      id: z.string().min(1).nullish(),
      updated_at: z.int().min(1).optional().catch(undefined),
      email_addresses: z.array(EmailAddress).optional().catch(undefined),
    })
    .transform(({ id, updated_at: updatedAt, email_addresses: all }) => ({ id, updatedAt, addresses: verified(all) })),
});
export type ClerkEvent = z.output<typeof ClerkEvent>;

const verified = (all: z.output<typeof EmailAddress>[] | undefined) =>
  all
    ?.filter(({ verification }) => verification?.status === 'verified')
    .map(({ email_address: address }) => address.toLowerCase());

/**
 * Receives Clerk's events. A signature counts for five minutes before and after its time. `handle` may get the same event
 * several times.
 */
export const clerkWebhookRoute = (secret: string, handle: (event: ClerkEvent) => Promise<void>): Webhook => ({
  path: clerkWebhook.path,
  receive: async (body, headers) => handle(await readEvent(secret, body, headers)),
});

async function readEvent(signingSecret: string, body: Buffer, headers: Headers): Promise<ClerkEvent> {
  // The verification reads nothing of the address.
  const request = new Request(`http://localhost${clerkWebhook.path}`, {
    method: 'POST',
    headers: signed(headers),
    body: body.toString(),
  });
  const event = await verifyWebhook(request, { signingSecret }).catch(() => {
    throw new RequestError('signature-invalid', clerkWebhook.signatureHeader);
  });
  const parsed = ClerkEvent.safeParse(event);
  if (!parsed.success) throw new RequestError('event-unreadable');
  return parsed.data;
}

const signed = (headers: Headers) =>
  ['svix-id', 'svix-timestamp', clerkWebhook.signatureHeader].map(
    (name) => [name, headers.get(name) ?? ''] as [string, string],
  );
