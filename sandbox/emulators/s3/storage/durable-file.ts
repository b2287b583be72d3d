import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes renames and new files in a folder outlast a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

export async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  await syncFolder(dirname(folder));
}

/** Writes beside the target and renames: a reader sees the old file or the new one, never half of it. */
export async function writeDurably(path: string, text: string) {
  const aside = `${path}.${randomUUID()}.new`;
  const handle = await open(aside, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, path);
  await syncFolder(dirname(path));
}

export async function removeDurably(path: string) {
  await rm(path);
  await syncFolder(dirname(path));
}

/** A new file with a name of its own, on disk when this returns; gone again if writing it fails. */
export async function writeNewFile<Result>(folder: string, write: (file: FileHandle) => Promise<Result>) {
  const name = randomUUID();
  const handle = await open(join(folder, name), 'wx');
  try {
    const result = await write(handle);
    await handle.sync();
    return { name, result };
  } catch (error) {
    await rm(join(folder, name), { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
