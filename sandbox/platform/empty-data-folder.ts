import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isOurs } from './data-folder.js';
import { whoRunsOn } from './run-file.js';

/** Empties the data folder and answers what was done; refuses where that could hurt. */
export function emptyDataFolder(dataDir: string): string {
  if (!existsSync(dataDir) || !readdirSync(dataDir).length) return `There is nothing to empty in ${dataDir}.`;
  const running = whoRunsOn(dataDir);
  if (running) throw new Error(`A platform (process ${running.launcher.pid}) runs on ${dataDir}; stop it first.`);
  if (!isOurs(dataDir)) throw new Error(`${dataDir} is not a data folder of Wayhouse; nothing was removed.`);
  for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
  return `${dataDir} is empty; the next start begins with fresh demo data.`;
}
