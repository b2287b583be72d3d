import { Client } from 'minio';
import { testStorage } from '../testing/test-catalog.js';
import { openPhotoStore } from './photo-store.js';

const storage = testStorage();
const variants = (['avif', 'webp', 'jpg'] as const).map((format) => ({
  width: 1280,
  format,
  bytes: Buffer.from(format),
}));

test('a photo is there once its last variant is', async () => {
  const store = await openPhotoStore(storage);
  expect(await store.has('one')).toBe(false);
  await store.add('one', variants.slice(0, 2));
  expect(await store.has('one')).toBe(false);
  await store.add('one', variants);
  expect(await store.has('one')).toBe(true);
});

test('objects say what they are and that they never change', async () => {
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

test('a store that does not answer is one clear sentence', async () => {
  // Nobody listens there.
  const gone = { ...storage, MINIO_ENDPOINT: 'http://127.0.0.1:9' };
  await expect(openPhotoStore(gone)).rejects.toThrow(`MinIO does not answer at ${gone.MINIO_ENDPOINT}`);
});

test('keys that the store does not know are one clear sentence', async () => {
  await expect(openPhotoStore({ ...storage, MINIO_SECRET_KEY: 'wrong-secret' })).rejects.toThrow(
    /MinIO refuses our keys/,
  );
});
