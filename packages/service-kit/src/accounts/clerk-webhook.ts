import { z } from 'zod';
import { clerkWebhook } from '@wayhouse/contracts';
import type { Webhook } from '../http/routes/route.js';
import { signedWebhook } from '../http/routes/signed-webhook.js';

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

/** Receives Clerk's events. `handle` may get the same event several times. */
export const clerkWebhookRoute = (secret: string, handle: (event: ClerkEvent) => Promise<void>): Webhook =>
  signedWebhook(clerkWebhook, secret, ClerkEvent, ({ body }) => handle(body));
