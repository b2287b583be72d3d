import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../../server/data-file.js';
import { S3Error } from '../http/s3-error.js';
import { makeFolder, writeDurably } from './durable-file.js';
import { type Objects, openObjects } from './objects.js';

export type Bucket = { name: string; created: number; objects: Objects };

export type Buckets = Awaited<ReturnType<typeof openBuckets>>;

const NAME = /^(?!\d+\.\d+\.\d+\.\d+$)(?!xn--)[a-z0-9](?!.*\.\.)[a-z0-9.-]{1,61}[a-z0-9]$/;

const shape = z.object({ created: z.number() });

export async function openBuckets(dataDir: string) {
  const root = join(dataDir, 'buckets');
  await makeFolder(root);
  const buckets = new Map<string, Bucket>();
  for (const name of (await readdir(root)).filter((found) => NAME.test(found))) {
    const folder = join(root, name);
    const file = join(folder, 'bucket.json');
    // A crash while the bucket was being created left the folder alone.
    if (!existsSync(file)) await rm(folder, { recursive: true });
    else buckets.set(name, { name, ...readDataFile(file, shape), objects: await openObjects(folder) });
  }

  return {
    find: (name: string) => buckets.get(name),
    all: () => [...buckets.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),

    async create(name: string) {
      if (!NAME.test(name)) throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
      if (buckets.has(name)) {
        const message = 'Your previous request to create the named bucket succeeded and you already own it.';
        throw new S3Error(409, 'BucketAlreadyOwnedByYou', message, { BucketName: name });
      }
      const folder = join(root, name);
      const bucket = { name, created: Date.now(), objects: await openObjects(folder) };
      // Another request may have created it meanwhile.
      if (buckets.has(name)) return;
      buckets.set(name, bucket);
      await writeDurably(join(folder, 'bucket.json'), JSON.stringify({ created: bucket.created }));
    },
  };
}
