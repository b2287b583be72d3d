import path from 'node:path';
import { openRecords, type Records } from '../providers/records.js';
import { clerkKeys, type ClerkKeys } from './keys.js';
import type { ClerkKinds, User } from './model.js';

/** What every part of the stand-in works on. */
export type Clerk = {
  records: Records<ClerkKinds>;
  keys: ClerkKeys;
  /** Where the browser finds the whole product; addresses handed out start with it. */
  publicUrl: string;
  now: () => number;
};

type Options = { dataDir: string; publicUrl: string; secretKey: string; now: () => number };

export function openClerk({ dataDir, publicUrl, secretKey, now }: Options): Clerk {
  const records = openRecords<ClerkKinds>(path.join(dataDir, 'clerk', 'records.jsonl'), [
    'users',
    'clients',
    'sessions',
    'signIns',
    'signUps',
  ]);
  return { records, keys: clerkKeys(path.join(dataDir, 'clerk', 'signing-key.pem'), secretKey), publicUrl, now };
}

export function userByEmail(clerk: Clerk, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return [...clerk.records.users.values()].find((user) => user.email === wanted);
}
