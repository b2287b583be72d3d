import type { Profile } from '@wayhouse/service-kit';
import { createClerkClient } from '@clerk/backend';
import { type DemoAccount, demoAccounts } from '../demo-accounts.js';
import type { DemoConfig } from './demo-config.js';

/** The guests and owners of the demo, by e-mail address. */
export type People = Map<string, Required<Profile>>;

/** Creates the missing accounts through Clerk's back-end API. */
export async function createPeople({ CLERK_SECRET_KEY, CLERK_API_URL }: DemoConfig): Promise<People> {
  const clerk = createClerkClient({
    secretKey: CLERK_SECRET_KEY,
    apiUrl: CLERK_API_URL,
    telemetry: { disabled: true },
  });
  const people: People = new Map();
  for (const account of demoAccounts) {
    const { data } = await clerk.users.getUserList({ emailAddress: [account.email] });
    const { id, imageUrl } = data[0] ?? (await clerk.users.createUser(accountParams(account)));
    people.set(account.email, { id, name: account.name, email: account.email, image: imageUrl });
  }
  return people;
}

function accountParams({ name, email, password }: DemoAccount) {
  const [firstName, lastName] = name.split(' ');
  return { firstName, lastName, password, emailAddress: [email] };
}
