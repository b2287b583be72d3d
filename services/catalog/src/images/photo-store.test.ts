import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'minio';
import { testStorage } from '../testing/test-catalog.js';
import { openPhotoStore } from './photo-store.js';

const storage = testStorage();
const folder = mkdtempSync(path.join(tmpdir(), 'variants-'));
const variants = (['avif', 'webp', 'jpg'] as const).map((format) => {
  const file = path.join(folder, `1280.${format}`);
  writeFileSync(file, format);
  return { width: 1280, format, file };
});
afterAll(() => rmSync(folder, { recursive: true }));

test('has a photo once its last variant is stored', async () => {
  const store = await openPhotoStore(storage);
  expect(await store.has('one')).toBe(false);
  await store.add('one', variants.slice(0, 2));
  expect(await store.has('one')).toBe(false);
  await store.add('one', variants);
  expect(await store.has('one')).toBe(true);
});

test('a removed photo is gone', async () => {
  const store = await openPhotoStore(storage);
  await store.add('gone', variants);
  await store.remove('gone');
  expect(await store.has('gone')).toBe(false);
});

test('stores objects with their content type and as immutable', async () => {
  await (await openPhotoStore(storage)).add('two', variants);
  const { hostname: endPoint, port } = new URL(storage.MINIO_ENDPOINT);
  const keys = { accessKey: storage.MINIO_ACCESS_KEY, secretKey: storage.MINIO_SECRET_KEY };
  const client = new Client({ endPoint, port: Number(port), useSSL: false, ...keys });
  const { metaData } = await client.statObject(storage.MINIO_BUCKET, 'two/1280.avif');
  expect(metaData).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringContaining('immutable'),
  });
});

test('names the address of an unreachable store', async () => {
  const unreachable = { ...storage, MINIO_ENDPOINT: 'http://127.0.0.1:9' };
  await expect(openPhotoStore(unreachable)).rejects.toThrow(`MinIO does not answer at ${unreachable.MINIO_ENDPOINT}`);
});

test('reports access keys that the store does not know', async () => {
  await expect(openPhotoStore({ ...storage, MINIO_SECRET_KEY: 'wrong-secret' })).rejects.toThrow(
    /MinIO rejects the access keys/,
  );
});

describe('a store that takes requests and answers none', () => {
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(storage.MINIO_ENDPOINT).port), '127.0.0.1');
    client.on('data', (bytes) => isSilent || server.write(bytes)).on('error', () => server.destroy());
    server.pipe(client);
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
  });
  afterAll(() => proxy.close());

  test('holds nothing up: each request is given up', async () => {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const MINIO_ENDPOINT = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const store = await openPhotoStore({ ...storage, MINIO_ENDPOINT }, 300);
    isSilent = true;
    const all = [
      store.has('x'),
      store.sizeOf('x'),
      store.add('x', variants),
      store.remove('x'),
      store.list().next(),
    ] as Promise<unknown>[];
    for (const request of await Promise.allSettled(all))
      expect(request).toMatchObject({ status: 'rejected', reason: { message: 'no response within 0.3 s' } });
  });
});
