import { createClerkClient } from '@clerk/express';
import { LRUCache } from 'lru-cache';
import { RequestError } from '@wayhouse/contracts';

/** A person as bookings and emails name them. */
export type Profile = { id: string; name: string; email: string; image: string };
export type FindProfile = (userId: string) => Promise<Profile>;

const cacheLimits = { ttl: 60_000, max: 1000 };

type ClerkOptions = { secretKey?: string; publishableKey: string; apiUrl?: string };

/** Reads profiles from Clerk. They are cached for a minute, and simultaneous requests for one profile share one call. */
export function clerkProfiles({ secretKey, publishableKey, apiUrl }: ClerkOptions): FindProfile {
  const clerk = createClerkClient({ secretKey, publishableKey, apiUrl, telemetry: { disabled: true } });

  async function fetchProfile(id: string): Promise<Profile> {
    const user = await clerk.users.getUser(id).catch(() => {
      throw new RequestError('account-unavailable');
    });
    const email = user.primaryEmailAddress?.emailAddress ?? user.emailAddresses[0]?.emailAddress ?? '';
    return { id, name: user.fullName || email.split('@')[0] || 'Guest', email, image: user.imageUrl };
  }

  const cache = new LRUCache<string, Profile>({ ...cacheLimits, fetchMethod: fetchProfile });
  return (id) => cache.forceFetch(id);
}
