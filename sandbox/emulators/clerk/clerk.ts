import path from 'node:path';
import { openRecords, type Records } from '../providers/storage/records.js';
import { clerkKeys, type ClerkKeys } from './keys.js';
import type { ClerkKinds, User } from './model.js';

/** The state of the emulator. */
export type Clerk = {
  records: Records<ClerkKinds>;
  keys: ClerkKeys;
  /** The address of the site in the browser. */
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
  ]);
  return { records, keys: clerkKeys(path.join(dataDir, 'clerk', 'signing-key.pem'), secretKey), publicUrl, now };
}

export function userByEmail(clerk: Clerk, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return [...clerk.records.users.values()].find((user) => user.email === wanted);
}
