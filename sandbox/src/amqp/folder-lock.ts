import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const heldHere = new Set<string>();

/** Keeps a second process off the folder. A lock whose process is gone is taken over. */
export function lockFolder(dataDir: string): { release(): void } {
  const path = join(resolve(dataDir), 'lock');
  if (!firstTry(path, dataDir)) {
    const holder = readHolder(path);
    if (heldHere.has(path) || (holder && holder.pid !== process.pid && startOf(holder.pid) === holder.start)) {
      throw new Error(
        `The data folder ${dataDir} is in use by the process ${holder?.pid ?? process.pid}; two servers cannot share it.`,
      );
    }
    rmSync(path, { force: true });
    if (!tryToTake(path)) throw new Error(`Another process is just taking the data folder ${dataDir}.`);
  }
  heldHere.add(path);
  return {
    release() {
      heldHere.delete(path);
      rmSync(path, { force: true });
    },
  };
}

function firstTry(path: string, dataDir: string): boolean {
  try {
    mkdirSync(dataDir, { recursive: true });
    return tryToTake(path);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${(error as Error).message}.`, { cause: error });
  }
}

function tryToTake(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): { pid: number; start: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { pid: number; start: string };
  } catch {
    return undefined;
  }
}

/** Tells a process from a later one with the same number, where the system says when it was started. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
