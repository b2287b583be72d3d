import { readFileSync, writeFileSync } from 'node:fs';
import { getProcessIdentity, type Identity } from './process-identity.js';

/** Creates the file with this process in it; false if it is there already. */
export function takeLockFile(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(getProcessIdentity(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

export function readLockFile(file: string): Identity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Identity;
  } catch {
    return undefined;
  }
}
