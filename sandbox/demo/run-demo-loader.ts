import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningParts, Part } from '../platform/processes/running-parts.js';
import type { Progress } from '../platform/progress.js';
import type { Config } from '../platform/config/config.js';

type Deps = { config: Config; loader: Part; parts: Pick<RunningParts, 'run'>; progress: Progress };

export const noDemoData = 'No demo data: it is only created in the Clerk and Stripe emulators.';

/**
 * Runs the loader on an empty platform and leaves a marker, so that later starts do not. Returns whether the demo accounts
 * exist.
 */
export async function runDemoLoader({ config, loader, parts, progress }: Deps): Promise<boolean> {
  const { dataDir, real } = config;
  if (real.clerk || real.stripe) {
    progress.line(`  ${noDemoData}`);
    return false;
  }
  // A file instead of a query, so that later starts are faster.
  const marker = path.join(dataDir, 'demo-loaded.txt');
  const database = real.mongo?.MONGO_URL ?? 'emulator';
  if (existsSync(marker) && readFileSync(marker, 'utf8') === database) return true;
  await progress.step('demo data loaded', () => parts.run(loader, ({ progress: text }) => progress.note(String(text))));
  writeFileSync(marker, database, { mode: 0o600 });
  return true;
}
