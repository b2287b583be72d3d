import type { ClerkAccounts } from '../accounts/clerk-accounts.js';

/** Somebody by the id of the account, by email addresses, or by both. */
export type Person = { userId?: string; name?: string; addresses: string[] };

/** Whom an operator means by an address or a user id. Clerk may have no such account, or have it no more. */
export async function findPerson(clerk: ClerkAccounts, who: string): Promise<Person> {
  const isAddress = who.includes('@');
  const account = isAddress ? await clerk.findByAddress(who) : await clerk.find(who);
  if (account) return { userId: account.id, name: account.name, addresses: account.addresses };
  return isAddress ? { addresses: [who] } : { userId: who, addresses: [] };
}

export const describePerson = ({ userId = 'no account', name, addresses }: Person): string =>
  [name, userId, ...addresses].filter(Boolean).join(', ');
