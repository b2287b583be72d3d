import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClerkClient } from '@clerk/backend';
import Stripe from 'stripe';
import { startProviders } from '../start-providers.js';

/** The emulators on free ports and an empty folder, with the real SDKs connected to them. */
export async function startTestProviders(over: Partial<Parameters<typeof startProviders>[0]> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'providers-'));
  const providers = await startProviders({
    dataDir,
    clerkSecretKey: 'sk_test_sandbox',
    clerkWebhookSecret: `whsec_${Buffer.from('clerk signs with this').toString('base64')}`,
    stripeSecretKey: 'sk_test_stripe',
    stripeWebhookSecret: 'whsec_test',
    emailWebhookSecret: `whsec_${Buffer.from('mail is signed with this').toString('base64')}`,
    ...over,
  });
  return {
    ...providers,
    dataDir: over.dataDir ?? dataDir,
    stripeSdk: stripeSdk(providers.url),
    clerkSdk: clerkSdk(providers.clerk),
  };
}

export function stripeSdk(url: string, key = 'sk_test_stripe') {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

const clerkSdk = ({
  apiUrl,
  publishableKey,
  secretKey,
}: {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
}) => createClerkClient({ apiUrl, publishableKey, secretKey, telemetry: { disabled: true } });

/** Waits until `find` answers a value; fails after `timeoutMs`. */
export async function eventually<T>(
  find: () => T | undefined | false | Promise<T | undefined | false>,
  timeoutMs = 40_000,
): Promise<T> {
  for (const end = Date.now() + timeoutMs; ; await new Promise((later) => setTimeout(later, 20))) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error('Timed out.');
  }
}
