import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLockFile, takeLockFile } from './lock-file.js';
import { makeFolder, describeFolderError } from './make-folder.js';
import { isAlive } from './process-identity.js';

const locksOfThisProcess = new Set<string>();

/** Keeps a second server off the folder. A lock whose process is gone is taken over. */
export function lockFolder(dataDir: string): { release(): void } {
  const path = join(resolve(dataDir), 'lock');
  if (!createFolderAndLock(path, dataDir)) {
    const owner = readLockFile(path);
    if (locksOfThisProcess.has(path) || (owner && owner.pid !== process.pid && isAlive(owner))) {
      throw new Error(
        `The data folder ${dataDir} is in use by the process ${owner?.pid ?? process.pid}; two servers cannot share it.`,
      );
    }
    rmSync(path, { force: true });
    if (!takeLockFile(path)) throw new Error(`Another process is just locking the data folder ${dataDir}.`);
  }
  locksOfThisProcess.add(path);
  return {
    release() {
      locksOfThisProcess.delete(path);
      rmSync(path, { force: true });
    },
  };
}

function createFolderAndLock(path: string, dataDir: string): boolean {
  try {
    makeFolder(dataDir);
    return takeLockFile(path);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${describeFolderError(dataDir, error)}.`, {
      cause: error,
    });
  }
}
