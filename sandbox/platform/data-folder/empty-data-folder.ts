import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDataFolder } from './prepare-data-folder.js';
import { runningPlatform } from './run-file.js';

/** Empties the data folder, unless it is in use or contains other files. */
export function emptyDataFolder(dataDir: string): string {
  if (!existsSync(dataDir) || !readdirSync(dataDir).length) return `${dataDir} is already empty.`;
  const running = runningPlatform(dataDir);
  if (running)
    throw new Error(`${dataDir} is in use by a running platform (process ${running.launcher.pid}). Stop it first.`);
  if (!isDataFolder(dataDir)) throw new Error(`${dataDir} is not a Wayhouse data folder. Nothing was removed.`);
  for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
  return `${dataDir} is now empty. The next start loads the demo data again.`;
}
