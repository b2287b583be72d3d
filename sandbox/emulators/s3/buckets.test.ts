import { randomUUID } from 'node:crypto';
import { signedFetch, errorOf } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

test('is made, found, listed and removed', async () => {
  const { client } = store;
  const name = `test-${randomUUID()}`;
  expect(await client.bucketExists(name)).toBe(false);
  await client.makeBucket(name);
  expect(await client.bucketExists(name)).toBe(true);
  const listed = (await client.listBuckets()).find((bucket) => bucket.name === name);
  expect(Math.abs(Number(listed?.creationDate) - Date.now())).toBeLessThan(60_000);
  await client.removeBucket(name);
  expect(await client.bucketExists(name)).toBe(false);
});

test('cannot be made twice', async () => {
  await expect(store.client.makeBucket(store.bucket)).rejects.toMatchObject({ code: 'BucketAlreadyOwnedByYou' });
});

test('two who make it at once leave it in order', async () => {
  const name = `test-${randomUUID()}`;
  const outcomes = await Promise.allSettled([store.client.makeBucket(name), store.client.makeBucket(name)]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  await store.client.putObject(name, 'key', 'body');
  await store.client.removeObject(name, 'key');
  await store.client.removeBucket(name);
});

test('is not removed while something is in it', async () => {
  await store.client.putObject(store.bucket, 'key', 'body');
  await expect(store.client.removeBucket(store.bucket)).rejects.toMatchObject({ code: 'BucketNotEmpty' });
  expect(await store.read('key')).toBe('body');
});

test.each(['ab', 'Upper-Case', 'under_score', '-start', 'two..dots', '192.168.1.1', 'x'.repeat(64)])(
  'cannot be called "%s"',
  async (name) => {
    expect(await errorOf(signedFetch(store, `/${name}`, { method: 'PUT' }))).toBe('400 InvalidBucketName');
  },
);

test('is in the only region there is', async () => {
  expect(await store.client.getBucketRegionAsync(store.bucket)).toBe('us-east-1');
});

test('one that does not exist is named as missing, whatever is asked of it', async () => {
  const { client } = store;
  const missing = { code: 'NoSuchBucket' };
  await expect(client.removeBucket('no-such-bucket')).rejects.toMatchObject(missing);
  await expect(client.putObject('no-such-bucket', 'key', 'body')).rejects.toMatchObject(missing);
  await expect(client.getBucketPolicy('no-such-bucket')).rejects.toMatchObject(missing);
});
