import { copyFileSync, statSync, truncateSync } from 'node:fs';

const maxBytes = 10 * 1024 * 1024;

/**
 * Empties a log of 10 MB, after a copy in the place of the one before (`.1`). Its process goes on writing into the same file,
 * which it has opened to append.
 */
export function limitLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < maxBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch {
    // A disk without room for the copy ends nothing that runs.
  }
}
