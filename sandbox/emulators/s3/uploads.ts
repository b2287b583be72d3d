import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../server/data-file.js';
import { makeFolder, writeDurably, writeNewFile } from './durable-file.js';
import type { Content } from './objects.js';

const partShape = z.object({
  number: z.number(),
  file: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.number(),
});
const uploadShape = z.object({
  id: z.string(),
  key: z.string(),
  started: z.number(),
  headers: z.record(z.string(), z.string()),
});

export type Part = z.infer<typeof partShape>;
export type Upload = z.infer<typeof uploadShape> & { parts: Map<number, Part> };

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

/** Uploads in parts that are not complete yet, one folder each. */
export async function openUploads(folder: string) {
  const root = join(folder, 'uploads');
  await makeFolder(root);
  const uploads = new Map<string, Upload>();
  for (const id of await readdir(root)) {
    const upload = await readUpload(join(root, id));
    if (upload) uploads.set(id, upload);
    else await rm(join(root, id), { recursive: true });
  }

  return {
    all: () => [...uploads.values()].sort((a, b) => (a.key === b.key ? a.started - b.started : a.key < b.key ? -1 : 1)),
    get: (id: string) => uploads.get(id),

    async begin(key: string, headers: Record<string, string>): Promise<Upload> {
      const upload: Upload = { id: randomUUID(), key, started: Date.now(), headers, parts: new Map() };
      await makeFolder(join(root, upload.id));
      const { parts: _, ...stored } = upload;
      await writeDurably(join(root, upload.id, 'upload.json'), JSON.stringify(stored));
      uploads.set(upload.id, upload);
      return upload;
    },

    /** A part sent again replaces the earlier one. */
    async putPart({ id, parts }: Upload, number: number, write: (file: FileHandle) => Promise<Content>): Promise<Part> {
      const { name: file, result } = await writeNewFile(join(root, id), write);
      const part = { number, file, ...result, modified: Date.now() };
      await writeDurably(join(root, id, `part-${number}.json`), JSON.stringify(part));
      const replaced = parts.get(number);
      parts.set(number, part);
      if (replaced) await rm(join(root, id, replaced.file), { force: true });
      return part;
    },

    async copyPart({ id }: Upload, { file }: Part, into: FileHandle) {
      const from = await open(join(root, id, file), 'r');
      for await (const chunk of from.createReadStream()) await into.appendFile(chunk as Buffer);
    },

    async forget({ id }: Upload) {
      uploads.delete(id);
      await rm(join(root, id), { recursive: true, force: true });
    },
  };
}

async function readUpload(folder: string): Promise<Upload | undefined> {
  const names = await readdir(folder);
  if (!names.includes('upload.json')) return undefined;
  const stored = readDataFile(join(folder, 'upload.json'), uploadShape);
  const parts = new Map<number, Part>();
  for (const name of names.filter((name) => /^part-\d+\.json$/.test(name))) {
    const part = readDataFile(join(folder, name), partShape);
    parts.set(part.number, part);
  }
  return { ...stored, parts };
}
