import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../server/data-file.js';
import { makeFolder, writeDurably } from './durable-file.js';
import { type Objects, openObjects } from './objects.js';
import { type Policy, readPolicy } from './policy.js';
import { noSuchBucket, S3Error } from './s3-error.js';
import { openUploads, type Uploads } from './uploads.js';

export type Bucket = {
  name: string;
  created: number;
  policy?: { text: string; statements: Policy };
  objects: Objects;
  uploads: Uploads;
};

export type Buckets = Awaited<ReturnType<typeof openBuckets>>;

const NAME = /^(?!\d+\.\d+\.\d+\.\d+$)(?!xn--)[a-z0-9](?!.*\.\.)[a-z0-9.-]{1,61}[a-z0-9]$/;

export async function openBuckets(dataDir: string) {
  const root = join(dataDir, 'buckets');
  await makeFolder(root);
  const buckets = new Map<string, Bucket>();
  for (const name of (await readdir(root)).filter((found) => NAME.test(found))) {
    const bucket = await readBucket(join(root, name), name);
    if (bucket) buckets.set(name, bucket);
    else await rm(join(root, name), { recursive: true });
  }

  const save = ({ name, created, policy }: Bucket) =>
    writeDurably(join(root, name, 'bucket.json'), JSON.stringify({ created, policy: policy?.text }));

  function get(name: string): Bucket {
    const bucket = buckets.get(name);
    if (!bucket) throw noSuchBucket(name);
    return bucket;
  }

  return {
    find: (name: string) => buckets.get(name),
    get,
    all: () => [...buckets.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),

    async create(name: string) {
      if (!NAME.test(name)) throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
      if (buckets.has(name)) {
        throw new S3Error(
          409,
          'BucketAlreadyOwnedByYou',
          'Your previous request to create the named bucket succeeded and you already own it.',
          { BucketName: name },
        );
      }
      const folder = join(root, name);
      const bucket = {
        name,
        created: Date.now(),
        objects: await openObjects(folder),
        uploads: await openUploads(folder),
      };
      // What was made meanwhile by another request stays.
      if (buckets.has(name)) return;
      buckets.set(name, bucket);
      await save(bucket);
    },

    async delete(name: string) {
      if (!get(name).objects.isEmpty) {
        throw new S3Error(409, 'BucketNotEmpty', 'The bucket you tried to delete is not empty', { BucketName: name });
      }
      buckets.delete(name);
      // Without this file the rest is swept at the next start, so the bucket goes at once or not at all.
      await rm(join(root, name, 'bucket.json'), { force: true });
      await rm(join(root, name), { recursive: true, force: true });
    },

    async setPolicy(name: string, text: string | undefined) {
      const bucket = get(name);
      bucket.policy = text === undefined ? undefined : { text, statements: readPolicy(text, name) };
      await save(bucket);
    },
  };
}

const shape = z.object({ created: z.number(), policy: z.string().optional() });

async function readBucket(folder: string, name: string): Promise<Bucket | undefined> {
  const file = join(folder, 'bucket.json');
  if (!existsSync(file)) return undefined;
  const { created, policy } = readDataFile(file, shape);
  return {
    name,
    created,
    policy: policy === undefined ? undefined : { text: policy, statements: readPolicy(policy, name) },
    objects: await openObjects(folder),
    uploads: await openUploads(folder),
  };
}
