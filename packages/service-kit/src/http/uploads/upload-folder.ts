import { readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type UploadFolder = ReturnType<typeof openUploadFolder>;

const prefix = 'wayhouse-uploads-';
/** The folders of this process: several services run in one in tests. */
const open = new Set<string>();

/**
 * A folder of this process for uploaded files, in the system's folder for temporary files (`TMPDIR`), made with the first
 * upload. What a process left behind that was killed is removed.
 */
export function openUploadFolder() {
  removeLeftovers();
  let made: Promise<string> | undefined;
  async function make() {
    const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
    open.add(path.basename(folder));
    return folder;
  }
  return {
    /** A new folder for the files of one form. */
    async add(): Promise<string> {
      const folder = await (made ??= make());
      // Somebody may have tidied up the temporary files.
      await mkdir(folder, { recursive: true });
      return mkdtemp(path.join(folder, 'form-'));
    },
    async remove(): Promise<void> {
      const folder = await made;
      if (!folder) return;
      await rm(folder, { recursive: true, force: true });
      open.delete(path.basename(folder));
    },
  };
}

function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix) && !open.has(each))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    // In a container every process that was started again has the same id.
    if (pid !== process.pid && isAlive(pid)) continue;
    try {
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to somebody else.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
