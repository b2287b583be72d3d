import type { BucketItem } from 'minio';
import { listedPage } from './listed-page.js';
import { errorOf, signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

const keys = ['a', 'b/1', 'b/2', 'b/c/3', 'b/c/4', 'd+e f', 'z/ü', 'ä'];
beforeAll(async () => {
  for (const key of keys) await store.client.putObject(store.bucket, key, key);
});

async function listed(items: AsyncIterable<unknown>) {
  const names = [];
  for await (const item of items) names.push((item as BucketItem).name ?? (item as BucketItem).prefix);
  return names;
}

const page = (query: Parameters<typeof listedPage>[1]) => listedPage(store, query);

test('gives all keys in the order of their bytes, in both versions', async () => {
  const { client, bucket } = store;
  expect(await listed(client.listObjectsV2(bucket, '', true))).toEqual(keys);
  expect(await listed(client.listObjects(bucket, '', true))).toEqual(keys);
});

test('rolls up what shares a prefix', async () => {
  const { client, bucket } = store;
  for (const list of [client.listObjectsV2(bucket, 'b/', false), client.listObjects(bucket, 'b/', false)]) {
    expect((await listed(list)).sort()).toEqual(['b/1', 'b/2', 'b/c/']);
  }
  expect((await listed(client.listObjectsV2(bucket, '', false))).sort()).toEqual(['a', 'b/', 'd+e f', 'z/', 'ä']);
});

test('starts after a key', async () => {
  expect(await listed(store.client.listObjectsV2(store.bucket, 'b', true, 'b/2'))).toEqual(['b/c/3', 'b/c/4']);
});

test('comes page by page, each object and each prefix once', async () => {
  const seen = [];
  let token: string | undefined = '';
  let pages = 0;
  do {
    const got = await page({ 'list-type': 2, delimiter: '/', 'max-keys': 2, 'continuation-token': token || undefined });
    expect(Number(got.one('KeyCount'))).toBe(got.keys.length + got.prefixes.length);
    seen.push(...got.keys, ...got.prefixes);
    token = got.one('NextContinuationToken');
    pages++;
  } while (token);
  expect(pages).toBe(3);
  expect(seen.sort()).toEqual(['a', 'b/', 'd+e f', 'z/', 'ä']);
});

test('the first version goes on from a marker', async () => {
  const first = await page({ 'max-keys': 3 });
  expect([first.keys, first.isTruncated]).toEqual([keys.slice(0, 3), true]);
  const rest = await page({ marker: String(first.keys.at(-1)) });
  expect([rest.keys, rest.isTruncated]).toEqual([keys.slice(3), false]);
});

test('escapes keys when asked to', async () => {
  expect((await page({ 'encoding-type': 'url', prefix: 'd' })).keys).toEqual(['d%2Be+f']);
  expect((await page({ prefix: 'd' })).keys).toEqual(['d+e f']);
});

test('tells size, time and entity tag', async () => {
  const items: BucketItem[] = [];
  for await (const item of store.client.listObjectsV2(store.bucket, 'b/1')) items.push(item as BucketItem);
  const { etag, lastModified } = await store.client.statObject(store.bucket, 'b/1');
  expect(items).toEqual([expect.objectContaining({ name: 'b/1', size: 3, etag })]);
  expect(Math.abs(Number(items[0]?.lastModified) - Number(lastModified))).toBeLessThan(1000);
});

test.each(['max-keys=-1', 'max-keys=many', 'encoding-type=morse', 'list-type=2&continuation-token='])(
  'refuses %s',
  async (query) => {
    expect(await errorOf(signedFetch(store, `/${store.bucket}?${query}`))).toBe('400 InvalidArgument');
  },
);
