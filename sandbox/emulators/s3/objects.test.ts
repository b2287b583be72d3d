import { createHash } from 'node:crypto';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

const put = (key: string, body: string | Buffer, metadata = {}) =>
  store.client.putObject(store.bucket, key, body, undefined, metadata);

test('gives back what was put, with its type, metadata and entity tag', async () => {
  const metadata = { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60', 'X-Amz-Meta-Room': 'r1' };
  const { etag } = await put('rooms/one.webp', 'picture', metadata);
  expect(etag).toBe(createHash('md5').update('picture').digest('hex'));
  expect(await store.read('rooms/one.webp')).toBe('picture');
  const stat = await store.client.statObject(store.bucket, 'rooms/one.webp');
  expect(stat).toMatchObject({
    size: 7,
    etag,
    metaData: { 'content-type': 'image/webp', 'cache-control': 'max-age=60', room: 'r1' },
  });
  expect(Math.abs(stat.lastModified.getTime() - Date.now())).toBeLessThan(60_000);
});

test('the last to put a key wins', async () => {
  await put('twice', 'first', { 'X-Amz-Meta-Old': 'yes' });
  await put('twice', 'second one');
  expect(await store.read('twice')).toBe('second one');
  expect((await store.client.statObject(store.bucket, 'twice')).metaData.old).toBeUndefined();
});

test('writers of the same key leave one of their objects whole', async () => {
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
  await Promise.all(bodies.map((body) => put('contended', body)));
  expect(bodies).toContain(await store.read('contended'));
});

test('keeps an empty object', async () => {
  await put('empty', '');
  expect(await store.read('empty')).toBe('');
  expect((await store.client.statObject(store.bucket, 'empty')).size).toBe(0);
});

const oddKeys = [
  'with space and + plus',
  'grün/日本/🏨.png',
  'a%2Fb%20c',
  'quotes "double" \'single\' & <tags>',
  '~tilde!*(brackets)[square]{curly}',
  'question?mark#hash=equals&and',
  'ends/with/a.dot.',
  'x'.repeat(200),
];
test.each(oddKeys)('a key may be %j', async (key) => {
  await put(key, key);
  expect(await store.read(key)).toBe(key);
  const found: string[] = [];
  for await (const { name } of store.client.listObjectsV2(store.bucket, key, true)) found.push(name);
  expect(found).toEqual([key]);
  await store.client.removeObject(store.bucket, key);
  await expect(store.read(key)).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('says which key does not exist', async () => {
  await expect(store.read('nothing')).rejects.toMatchObject({ code: 'NoSuchKey', key: 'nothing' });
  await expect(store.client.statObject(store.bucket, 'nothing')).rejects.toMatchObject({ code: 'NotFound' });
  await expect(store.client.getObject('no-such-bucket', 'nothing')).rejects.toMatchObject({ code: 'NoSuchBucket' });
});

test('removing is done once or twice with the same result', async () => {
  await put('gone', 'soon');
  await store.client.removeObject(store.bucket, 'gone');
  await store.client.removeObject(store.bucket, 'gone');
  await expect(store.read('gone')).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('removes many at once, also what was not there', async () => {
  const keys = ['many/1', 'many/2 & <more>', 'many/3'];
  for (const key of keys) await put(key, key);
  expect(await store.client.removeObjects(store.bucket, [...keys, 'many/never'])).toEqual([]);
  for (const key of keys) await expect(store.read(key)).rejects.toMatchObject({ code: 'NoSuchKey' });
});
