import { randomUUID } from 'node:crypto';
import { createClerkClient } from '@clerk/backend';
import { startTestProviders } from '../../providers/testing/test-providers.js';

export type TestClerk = Awaited<ReturnType<typeof testClerk>>;

/**
 * An emulator; with CLERK_TEST_SECRET_KEY, the secret key of a development instance at Clerk, the real one, where the users
 * are deleted again.
 */
export async function testClerk() {
  const { CLERK_TEST_SECRET_KEY: realKey } = process.env;
  if (realKey && !realKey.startsWith('sk_test_')) throw new Error('CLERK_TEST_SECRET_KEY must be of a test instance.');
  const own = realKey ? undefined : await startTestProviders();
  const at = own ? { apiUrl: own.clerk.apiUrl, publishableKey: own.clerk.publishableKey } : {};
  const apiUrl = own?.clerk.apiUrl ?? 'https://api.clerk.com';
  const secretKey = realKey ?? String(own?.clerk.secretKey);
  const sdk = createClerkClient({ ...at, secretKey, telemetry: { disabled: true } });
  const made: string[] = [];

  return {
    sdk,
    /** A request of the back-end API that the SDK would not send. */
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(`${apiUrl}/v1${path}`, { ...init, headers: { authorization: `Bearer ${secretKey}`, ...init.headers } }),
    async createUser(over: Parameters<typeof sdk.users.createUser>[0] = {}) {
      const emailAddress = [`asha+clerk_test_${randomUUID().slice(0, 8)}@example.com`];
      const user = await sdk.users.createUser({ emailAddress, password: randomUUID(), ...over });
      made.push(user.id);
      return user;
    },
    async stop() {
      if (realKey) for (const id of made) await sdk.users.deleteUser(id);
      await own?.close();
    },
  };
}
