import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Identity, getProcessIdentity, isAlive } from '../../emulators/server/process-identity.js';

/** Several platforms may be started from one checkout; only one of them builds at a time. */
export async function acquireBuildLock(root: string, onWaiting: () => void): Promise<{ release(): void }> {
  const file = path.join(root, 'node_modules', '.cache', 'wayhouse', 'build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isReported = false; !take(file); await wait(100)) {
    const holder = holderOf(file);
    if (!holder || !isAlive(holder)) rmSync(file, { force: true });
    else if (!isReported) {
      onWaiting();
      isReported = true;
    }
  }
  let isHeld = true;
  return {
    release() {
      if (isHeld) rmSync(file, { force: true });
      isHeld = false;
    },
  };
}

function take(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(getProcessIdentity(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): Identity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Identity;
  } catch {
    return undefined;
  }
}
