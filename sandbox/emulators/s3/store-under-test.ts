import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'minio';
import { startObjectStore } from './server.js';

export type StoreUnderTest = Awaited<ReturnType<typeof useStore>>;

const { MINIO_ENDPOINT, MINIO_ACCESS_KEY = 'sandbox-key', MINIO_SECRET_KEY = 'sandbox-secret' } = process.env;
const credentials = { accessKey: MINIO_ACCESS_KEY, secretKey: MINIO_SECRET_KEY };

type ClientOptions = { accessKey?: string; secretKey?: string; region?: string; partSize?: number };

export function clientFor(endpoint: string, options: ClientOptions = {}) {
  const { hostname, port, protocol } = new URL(endpoint);
  const at = { endPoint: hostname, port: Number(port), useSSL: protocol === 'https:' };
  return new Client({ ...at, ...credentials, ...options });
}

/** A store of its own with one bucket; with MINIO_ENDPOINT a bucket of its own in the real one. */
export async function useStore(real = MINIO_ENDPOINT) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-s3-'));
  const own = real ? undefined : await startObjectStore({ dataDir, ...credentials });
  const endpoint = own?.endpoint ?? String(real);
  const client = clientFor(endpoint);
  const bucket = `test-${randomUUID()}`;
  await client.makeBucket(bucket);

  return {
    endpoint,
    credentials,
    client,
    bucket,
    dataDir,
    /** A request nobody signed. */
    anonymously: (path: string, init?: RequestInit) => fetch(`${endpoint}${path}`, init),
    async read(key: string): Promise<string> {
      const chunks: Buffer[] = [];
      for await (const chunk of await client.getObject(bucket, key)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    },
    async stop() {
      await client.setBucketPolicy(bucket, '').catch(() => undefined);
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, '', true)) keys.push(name);
      await client.removeObjects(bucket, keys);
      await client.removeBucket(bucket);
      await own?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
