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
  webhookUrl: string;
  webhookSecret: string;
  now: () => number;
};

type Options = Omit<Clerk, 'records' | 'keys'> & { dataDir: string; secretKey: string };

export function openClerk({ dataDir, secretKey, ...settings }: Options): Clerk {
  const records = openRecords<ClerkKinds>(path.join(dataDir, 'clerk', 'records.jsonl'), [
    'users',
    'clients',
    'sessions',
    'signIns',
    'deliveries',
  ]);
  return { records, keys: clerkKeys(path.join(dataDir, 'clerk', 'signing-key.pem'), secretKey), ...settings };
}

export function userByEmail(clerk: Clerk, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return [...clerk.records.users.values()].find((user) => user.email === wanted);
}
