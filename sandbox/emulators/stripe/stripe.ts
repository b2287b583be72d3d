import path from 'node:path';
import { openRecords, type Records } from '../providers/storage/records.js';
import type { StripeKinds } from './model.js';

/** The state of the emulator. */
export type StripeEmulator = {
  records: Records<StripeKinds>;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  publicUrl: string;
  /** Milliseconds. */
  now: () => number;
};

type Options = Omit<StripeEmulator, 'records'> & { dataDir: string };

export function openStripe({ dataDir, ...settings }: Options): StripeEmulator {
  const file = path.join(dataDir, 'stripe', 'records.jsonl');
  const kinds = ['sessions', 'payments', 'refunds', 'events', 'deliveries', 'replays'] as const;
  return { ...settings, records: openRecords<StripeKinds>(file, [...kinds]) };
}

export const seconds = ({ now }: StripeEmulator) => Math.floor(now() / 1000);
