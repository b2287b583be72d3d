import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder, whyUnusable } from './make-folder.js';
import { type Identity, identityOf, isAlive } from './process-identity.js';

const heldHere = new Set<string>();

/** Keeps a second server off the folder. A lock whose process is gone is taken over. */
export function lockFolder(dataDir: string): { release(): void } {
  const path = join(resolve(dataDir), 'lock');
  if (!makeAndTake(path, dataDir)) {
    const holder = readHolder(path);
    if (heldHere.has(path) || (holder && holder.pid !== process.pid && isAlive(holder))) {
      throw new Error(
        `The data folder ${dataDir} is in use by the process ${holder?.pid ?? process.pid}; two servers cannot share it.`,
      );
    }
    rmSync(path, { force: true });
    if (!take(path)) throw new Error(`Another process is just taking the data folder ${dataDir}.`);
  }
  heldHere.add(path);
  return {
    release() {
      heldHere.delete(path);
      rmSync(path, { force: true });
    },
  };
}

function makeAndTake(path: string, dataDir: string): boolean {
  try {
    makeFolder(dataDir);
    return take(path);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${whyUnusable(dataDir, error)}.`, { cause: error });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Identity | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Identity;
  } catch {
    return undefined;
  }
}
