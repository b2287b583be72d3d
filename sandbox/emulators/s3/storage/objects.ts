import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../../server/data-file.js';
import { makeFolder, removeDurably, writeDurably, writeNewFile } from './durable-file.js';

const shape = z.object({
  key: z.string(),
  /** The name of the file with the content; every version of an object has its own. */
  file: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.number(),
  /** Headers as they are sent again. */
  headers: z.record(z.string(), z.string()),
});

export type ObjectRecord = z.infer<typeof shape>;

export type Objects = Awaited<ReturnType<typeof openObjects>>;
type Content = { size: number; etag: string };

// A key can be longer than a file name may be and can hold anything; its hash cannot.
const recordName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;
const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The objects of one bucket: a record per key names the file with its content. The record's rename is the commit. */
export async function openObjects(folder: string) {
  const records = join(folder, 'objects');
  const contents = join(folder, 'contents');
  await makeFolder(records);
  await makeFolder(contents);
  const index = await readRecords(records);
  await removeOrphans(contents, new Set([...index.values()].map(({ file }) => file)));
  let lastCommit: Promise<unknown> = Promise.resolve();

  async function commit(record: ObjectRecord) {
    await writeDurably(join(records, recordName(record.key)), JSON.stringify(record));
    const replaced = index.get(record.key);
    index.set(record.key, record);
    if (replaced) await rm(join(contents, replaced.file), { force: true });
    return record;
  }

  async function removeRecord(key: string) {
    const record = index.get(key);
    if (!record) return;
    await removeDurably(join(records, recordName(key)));
    index.delete(key);
    await rm(join(contents, record.file), { force: true });
  }

  /** One after another, so that index and disk agree on which was last. */
  function inOrder<T>(change: () => Promise<T>): Promise<T> {
    const changed = lastCommit.then(change);
    lastCommit = changed.catch(() => undefined);
    return changed;
  }

  return {
    get: (key: string) => index.get(key),
    /** Those that share the prefix and come after that key, in the order of their bytes. */
    sorted: (prefix: string, after: string) =>
      [...index.values()]
        .filter(({ key }) => key.startsWith(prefix) && compareBytes(key, after) > 0)
        .sort((a, b) => compareBytes(a.key, b.key)),
    open: ({ file }: ObjectRecord): Promise<FileHandle> => open(join(contents, file), 'r'),

    async put(key: string, headers: Record<string, string>, write: (file: FileHandle) => Promise<Content>) {
      const { name: file, result } = await writeNewFile(contents, write);
      const record = { key, file, ...result, modified: Date.now(), headers };
      return inOrder(() => commit(record));
    },
    remove: (key: string) => inOrder(() => removeRecord(key)),
  };
}

async function readRecords(folder: string) {
  const index = new Map<string, ObjectRecord>();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith('.json')) await rm(path);
    else {
      const record = readDataFile(path, shape);
      index.set(record.key, record);
    }
  }
  return index;
}

/** Content that a crash left without a record. */
async function removeOrphans(folder: string, referenced: Set<string>) {
  for (const name of await readdir(folder)) if (!referenced.has(name)) await rm(join(folder, name));
}
