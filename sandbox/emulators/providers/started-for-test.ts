import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClerkClient } from '@clerk/backend';
import Stripe from 'stripe';
import { startProviders } from './start-providers.js';

/** The providers on free ports over an empty folder, with the real SDKs pointed at them. */
export async function startedForTest(over: Partial<Parameters<typeof startProviders>[0]> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'providers-'));
  const providers = await startProviders({
    dataDir,
    clerkSecretKey: 'sk_test_sandbox',
    stripeSecretKey: 'sk_test_stripe',
    stripeWebhookSecret: 'whsec_test',
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

export const clerkSdk = (
  { apiUrl, publishableKey }: { apiUrl: string; publishableKey: string },
  secretKey = 'sk_test_sandbox',
) => createClerkClient({ apiUrl, publishableKey, secretKey, telemetry: { disabled: true } });

/** Waits until `look` gives something; fails after `limit` milliseconds. */
export async function eventually<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  limit = 40_000,
): Promise<T> {
  for (const end = Date.now() + limit; ; await new Promise((later) => setTimeout(later, 20))) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error('What was waited for did not happen.');
  }
}
