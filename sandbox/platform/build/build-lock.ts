import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readLockFile, takeLockFile } from '../../emulators/server/lock-file.js';
import { isAlive } from '../../emulators/server/process-identity.js';

/** Several platforms may be started from one checkout; only one of them builds at a time. */
export async function acquireBuildLock(root: string, onWaiting: () => void): Promise<{ release(): void }> {
  const file = path.join(root, 'node_modules', '.cache', 'wayhouse', 'build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isReported = false; !takeLockFile(file); await wait(100)) {
    const holder = readLockFile(file);
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
