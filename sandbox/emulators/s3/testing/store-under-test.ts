import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'minio';
import { startObjectStore } from '../server.js';

export type StoreUnderTest = Awaited<ReturnType<typeof startStoreUnderTest>>;

const { MINIO_ENDPOINT, MINIO_ACCESS_KEY = 'sandbox-key', MINIO_SECRET_KEY = 'sandbox-secret' } = process.env;
const credentials = { accessKey: MINIO_ACCESS_KEY, secretKey: MINIO_SECRET_KEY };

export function clientFor(endpoint: string, options: { accessKey?: string; secretKey?: string } = {}) {
  const { hostname, port, protocol } = new URL(endpoint);
  const at = { endPoint: hostname, port: Number(port), useSSL: protocol === 'https:' };
  return new Client({ ...at, ...credentials, ...options });
}

/** A bucket of its own in the store that MINIO_ENDPOINT names, or in a store of its own. */
export async function startStoreUnderTest(real = MINIO_ENDPOINT) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-s3-'));
  const own = real ? undefined : await startObjectStore({ dataDir, ...credentials });
  const endpoint = own?.endpoint ?? String(real);
  const client = clientFor(endpoint);
  const bucket = `test-${randomUUID()}`;
  await client.makeBucket(bucket);

  async function list(prefix = '') {
    const keys: string[] = [];
    for await (const { name } of client.listObjectsV2(bucket, prefix, true)) keys.push(String(name));
    return keys;
  }

  return {
    endpoint,
    credentials,
    client,
    bucket,
    list,
    put: (key: string, body: string | Buffer, headers = {}) => client.putObject(bucket, key, body, undefined, headers),
    read: async (key: string) => text(await client.getObject(bucket, key)),
    async stop() {
      // The emulator removes no buckets, and its own folder goes anyway.
      const { headers } = await fetch(endpoint);
      if (headers.get('server') !== 'Wayhouse S3 emulator') {
        await client.removeObjects(bucket, await list());
        await client.removeBucket(bucket);
      }
      await own?.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
