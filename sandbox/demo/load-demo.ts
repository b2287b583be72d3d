import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../platform/progress.js';
import type { Part, RunningParts } from '../platform/running-parts.js';
import type { Settings } from '../platform/settings.js';
import { noDemoData } from './no-demo-data.js';

type Given = { settings: Settings; loader: Part; parts: Pick<RunningParts, 'run'>; progress: Progress };

/**
 * Fills an empty platform, once, and answers whether the demo accounts are there. Nothing is
 * made up in a real Clerk or Stripe.
 */
export async function loadDemo({ settings, loader, parts, progress }: Given): Promise<boolean> {
  const { dataDir, real } = settings;
  if (real.clerk || real.stripe) {
    progress.line(`  ${noDemoData}`);
    return false;
  }
  // Remembered beside the stand-ins' data, so that later starts need not look into the database.
  const note = path.join(dataDir, 'demo-loaded.txt');
  const database = real.mongo?.MONGO_URL ?? 'stand-in';
  if (existsSync(note) && readFileSync(note, 'utf8') === database) return true;
  await progress.step('demo data loaded', () => parts.run(loader, ({ progress: text }) => progress.note(String(text))));
  writeFileSync(note, database, { mode: 0o600 });
  return true;
}
