import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../server/data-file.js';
import { makeFolder, writeDurably, writeNewFile } from './durable-file.js';

const shape = z.object({
  key: z.string(),
  /** The name of the file with the content; every version of an object has its own. */
  file: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.number(),
  /** Headers as they are sent again: content type, user metadata and so on. */
  headers: z.record(z.string(), z.string()),
});

export type ObjectRecord = z.infer<typeof shape>;

export type Objects = Awaited<ReturnType<typeof openObjects>>;
export type Content = { size: number; etag: string };

// A key can be longer than a file name may be and can hold anything; its hash cannot.
const recordName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The objects of one bucket: a record per key names the file with its content. The record's rename is the commit. */
export async function openObjects(folder: string) {
  const records = join(folder, 'objects');
  const contents = join(folder, 'contents');
  await makeFolder(records);
  await makeFolder(contents);
  const index = await readRecords(records);
  await sweep(contents, new Set([...index.values()].map(({ file }) => file)));
  let sorted: string[] | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** Commits happen one after another, so that index and disk agree on who was last. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    get isEmpty() {
      return index.size === 0;
    },
    get: (key: string) => index.get(key),
    keys: () => (sorted ??= [...index.keys()].sort(byBytes)),
    open: ({ file }: ObjectRecord): Promise<FileHandle> => open(join(contents, file), 'r'),

    async put(
      key: string,
      headers: Record<string, string>,
      write: (file: FileHandle) => Promise<Content>,
    ): Promise<ObjectRecord> {
      const { name: file, result } = await writeNewFile(contents, write);
      const record = { key, file, ...result, modified: Date.now(), headers };
      return inTurn(async () => {
        await writeDurably(join(records, recordName(key)), JSON.stringify(record));
        const replaced = index.get(key);
        index.set(key, record);
        if (replaced) await rm(join(contents, replaced.file), { force: true });
        else sorted = undefined;
        return record;
      });
    },

    delete: (key: string) =>
      inTurn(async () => {
        const record = index.get(key);
        if (!record) return;
        await rm(join(records, recordName(key)), { force: true });
        index.delete(key);
        sorted = undefined;
        await rm(join(contents, record.file), { force: true });
      }),
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
async function sweep(folder: string, wanted: Set<string>) {
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
}
