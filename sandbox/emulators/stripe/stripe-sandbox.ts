import path from 'node:path';
import { openRecords, type Records } from '../providers/records.js';
import type { StripeKinds } from './model.js';

/** What every part of the stand-in works on. */
export type StripeSandbox = {
  records: Records<StripeKinds>;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  publicUrl: string;
  /** Milliseconds. */
  now: () => number;
};

type Options = Omit<StripeSandbox, 'records'> & { dataDir: string };

export function openStripe({ dataDir, ...settings }: Options): StripeSandbox {
  const file = path.join(dataDir, 'stripe', 'records.jsonl');
  const kinds = ['sessions', 'payments', 'refunds', 'events', 'deliveries', 'replays'] as const;
  return { ...settings, records: openRecords<StripeKinds>(file, [...kinds]) };
}

export const seconds = ({ now }: StripeSandbox) => Math.floor(now() / 1000);
