import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes the folder and those above it, one by one: Node's own `recursive` never ends below /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (place: string) => existsSync(place) && statSync(place).isDirectory();

const isForbidden = ['EACCES', 'EPERM', 'EROFS'];
const reasons: Record<string, string> = { ENOSPC: 'the disk is full', ENAMETOOLONG: 'its path is too long' };

/** Why the folder cannot be used; names the path at fault where it is another one. */
export function describeFolderError(folder: string, error: unknown): string {
  const { code = '', syscall, path: at = folder, message } = error as NodeJS.ErrnoException;
  // Only new files are opened here, so it is their folder that is not writable.
  const place = syscall === 'open' ? path.dirname(at) : at;
  const it = place === folder ? 'it' : place;
  if (code === 'EEXIST') return `${it} is ${existsSync(place) ? 'a file' : 'a link that leads nowhere'}`;
  // A folder in /proc fails with ENOENT.
  if (syscall === 'mkdir' && [...isForbidden, 'ENOENT'].includes(code))
    return `no folder can be made in ${path.dirname(place)}`;
  if (isForbidden.includes(code)) return `${it} is not writable`;
  return reasons[code] ?? message;
}
