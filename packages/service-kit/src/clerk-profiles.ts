import { createClerkClient } from '@clerk/express';
import { LRUCache } from 'lru-cache';
import { line, RequestError } from '@wayhouse/contracts';
import { withClerkTimeout } from './accounts/clerk-timeout.js';

/** A person as bookings and emails name them. `email` is verified: it belongs to who signs in. */
export type Profile = { id: string; name: string; email?: string; image: string };
export type FindProfile = (userId: string) => Promise<Profile>;

/** Clerk takes any name; ours show everything that they consist of. */
const Name = line(80);
const nameIn = (fullName: string | null): string => Name.safeParse(fullName).data ?? 'Guest';

const cacheLimits = { ttl: 60_000, max: 1000 };

type ClerkOptions = { secretKey?: string; publishableKey: string; apiUrl?: string };

/** Reads profiles from Clerk. They are cached for a minute, and simultaneous requests for one profile share one call. */
export function clerkProfiles({ secretKey, publishableKey, apiUrl }: ClerkOptions): FindProfile {
  const clerk = createClerkClient({ secretKey, publishableKey, apiUrl, telemetry: { disabled: true } });

  async function fetchProfile(id: string): Promise<Profile> {
    const user = await withClerkTimeout(clerk.users.getUser(id)).catch(() => {
      throw new RequestError('account-unavailable');
    });
    const addresses = [user.primaryEmailAddress, ...user.emailAddresses];
    const verified = addresses.find((address) => address?.verification?.status === 'verified');
    return { id, name: nameIn(user.fullName), email: verified?.emailAddress, image: user.imageUrl };
  }

  const cache = new LRUCache<string, Profile>({ ...cacheLimits, fetchMethod: fetchProfile });
  return (id) => cache.forceFetch(id);
}
