import { createClerkClient } from '@clerk/express';
import { RequestError } from '@wayhouse/contracts';
import { withClerkTimeout } from './clerk-timeout.js';

/** An account at Clerk, with the email addresses that Clerk has verified, the primary one first. */
export type ClerkAccount = { id: string; name: string; addresses: string[] };

/** The accounts at Clerk. If Clerk does not answer in time, the request fails as `account-unavailable`. */
export type ClerkAccounts = {
  find(id: string): Promise<ClerkAccount | undefined>;
  findByAddress(address: string): Promise<ClerkAccount | undefined>;
  /** Does nothing if there is none. */
  delete(id: string): Promise<void>;
};

type ClerkOptions = { secretKey?: string; publishableKey?: string; apiUrl?: string };

type ClerkClient = ReturnType<typeof createClerkClient>;
type ClerkUser = Awaited<ReturnType<ClerkClient['users']['getUser']>>;

export function clerkAccounts({ secretKey, publishableKey, apiUrl }: ClerkOptions): ClerkAccounts {
  const { users } = createClerkClient({ secretKey, publishableKey, apiUrl, telemetry: { disabled: true } });
  return {
    find: async (id) => toAccount(await withClerkTimeout(users.getUser(id)).catch(undefinedIfUnknown)),
    async findByAddress(address) {
      const { data } = await withClerkTimeout(users.getUserList({ emailAddress: [address] })).catch(unavailable);
      const accounts = data.map((user) => toAccount(user)!);
      return accounts.find(({ addresses }) => addresses.includes(address.toLowerCase()));
    },
    delete: async (id) => void (await withClerkTimeout(users.deleteUser(id)).catch(undefinedIfUnknown)),
  };
}

function toAccount(user: ClerkUser | undefined): ClerkAccount | undefined {
  if (!user) return undefined;
  const all = [user.primaryEmailAddress, ...user.emailAddresses];
  const verified = all.filter((each) => each?.verification?.status === 'verified');
  const addresses = new Set(verified.map((each) => each!.emailAddress.toLowerCase()));
  return { id: user.id, name: user.fullName ?? '', addresses: [...addresses] };
}

const undefinedIfUnknown = (error: { status?: number }): undefined =>
  error.status === 404 ? undefined : unavailable();

function unavailable(): never {
  throw new RequestError('account-unavailable');
}
