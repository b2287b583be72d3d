import { createClerkClient } from '@clerk/express';
import { Refusal } from '@wayhouse/contracts';

/** A person as bookings and mails name them. */
export type Profile = { id: string; name: string; email: string; image: string };
export type ProfileOf = (userId: string) => Promise<Profile>;

const kept = { milliseconds: 60_000, most: 1000 };

/** Asks Clerk for a person's name and address; the answer is kept for a minute, and simultaneous questions share one. */
export function clerkProfiles({
  secretKey,
  publishableKey,
  apiUrl,
}: {
  secretKey: string;
  publishableKey: string;
  apiUrl?: string;
}): ProfileOf {
  const clerk = createClerkClient({ secretKey, publishableKey, apiUrl, telemetry: { disabled: true } });
  const known = new Map<string, { profile: Promise<Profile>; until: number }>();

  async function ask(id: string): Promise<Profile> {
    const user = await clerk.users.getUser(id).catch(() => {
      throw new Refusal('unavailable', 'Your account cannot be read right now. Please try again.');
    });
    const email = user.primaryEmailAddress?.emailAddress ?? user.emailAddresses[0]?.emailAddress ?? '';
    return { id, name: user.fullName || email.split('@')[0] || 'Guest', email, image: user.imageUrl };
  }

  return (id) => {
    const seen = known.get(id);
    if (seen && seen.until > Date.now()) return seen.profile;
    const profile = ask(id);
    if (known.size >= kept.most) known.clear();
    known.set(id, { profile, until: Date.now() + kept.milliseconds });
    profile.catch(() => known.delete(id));
    return profile;
  };
}
