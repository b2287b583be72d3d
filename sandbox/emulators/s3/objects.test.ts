import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { elementOf, errorOf, signedFetch } from './testing/signed-request.js';
import { type StoreUnderTest, startStoreUnderTest } from './testing/store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await startStoreUnderTest();
  await store.put('letters', 'abcdefghij');
});
afterAll(() => store.stop());

test('returns what was put, with its type, caching rule and entity tag', async () => {
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60' };
  const { etag } = await store.put('rooms/one.webp', 'picture', headers);
  expect(etag).toBe(createHash('md5').update('picture').digest('hex'));
  expect(await store.read('rooms/one.webp')).toBe('picture');
  const stat = await store.client.statObject(store.bucket, 'rooms/one.webp');
  expect(stat).toMatchObject({
    size: 7,
    etag,
    metaData: { 'content-type': 'image/webp', 'cache-control': 'max-age=60' },
  });
  expect(Math.abs(stat.lastModified.getTime() - Date.now())).toBeLessThan(60_000);
});

test('an object that is put again replaces the one before', async () => {
  await store.put('twice', 'first', { 'Cache-Control': 'max-age=60' });
  await store.put('twice', 'second one');
  expect(await store.read('twice')).toBe('second one');
  expect((await store.client.statObject(store.bucket, 'twice')).metaData['cache-control']).toBeUndefined();
});

test('an object that is removed is gone; removing it again changes nothing', async () => {
  await store.put('removed', 'short-lived');
  await store.client.removeObject(store.bucket, 'removed');
  await store.client.removeObject(store.bucket, 'removed');
  await expect(store.read('removed')).rejects.toMatchObject({ code: 'NoSuchKey' });
  expect(await store.list('removed')).toEqual([]);
});

test('concurrent writes of the same key leave one of their objects whole', async () => {
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
  await Promise.all(bodies.map((body) => store.put('contended', body)));
  expect(bodies).toContain(await store.read('contended'));
});

test('stores an empty object', async () => {
  await store.put('empty', '');
  expect(await store.read('empty')).toBe('');
});

const oddKeys = [
  'with space and + plus',
  'grün/日本/🏨.png',
  'a%2Fb%20c',
  'quotes "double" \'single\' & <tags>',
  '~tilde!*(brackets)[square]{curly}',
  'question?mark#hash=equals&and',
  'ends/with/a.dot.',
  [...Array(5).fill('f'.repeat(200)), 'k'.repeat(19)].join('/'),
];
test.each(oddKeys)('a key may be %j', async (key) => {
  await store.put(key, key);
  expect(await store.read(key)).toBe(key);
  expect(await store.list(key)).toEqual([key]);
});

test('lists keys with a prefix in the order of their bytes, page by page', async () => {
  const keys = ['list/a', 'list/b/1', 'list/b/2', 'list/d+e f', 'list/z/ü', 'list/ä'];
  for (const key of [...keys].reverse()) await store.put(key, 'x');
  expect(await store.list('list/')).toEqual(keys);
  const pages: string[][] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = `list-type=2&encoding-type=url&prefix=list%2F&max-keys=4${token && `&continuation-token=${token}`}`;
    const page: string = await (await signedFetch(store, `/${store.bucket}?${query}`)).text();
    pages.push([...page.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key));
    token = encodeURIComponent(elementOf(page, 'NextContinuationToken')) || undefined;
  }
  expect(pages.map((page) => page.length)).toEqual([4, 2]);
  expect(pages[0]?.at(-1)).toBe('list/d%2Be+f');
});

const ranges: [header: string, status: number, body: string, contentRange: string][] = [
  ['bytes=0-0', 206, 'a', 'bytes 0-0/10'],
  ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
  ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
];
test.each(ranges)('the range %s gives %d and "%s"', async (range, status, body, contentRange) => {
  const answer = await signedFetch(store, `/${store.bucket}/letters`, { unsigned: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
});

test('the client reads part of an object', async () => {
  expect(await text(await store.client.getPartialObject(store.bucket, 'letters', 3, 2))).toBe('de');
});

test('a missing object or bucket is named', async () => {
  const { client, bucket } = store;
  await expect(store.read('nothing')).rejects.toMatchObject({ code: 'NoSuchKey', key: 'nothing' });
  await expect(client.statObject(bucket, 'nothing')).rejects.toMatchObject({ code: 'NotFound' });
  await expect(client.getObject('no-such-bucket', 'nothing')).rejects.toMatchObject({ code: 'NoSuchBucket' });
  await expect(client.putObject('no-such-bucket', 'key', 'body')).rejects.toMatchObject({ code: 'NoSuchBucket' });
  const missing = await signedFetch(store, `/${bucket}/nothing`);
  const document = await missing.text();
  expect(missing.headers.get('content-type')).toBe('application/xml');
  expect(elementOf(document, 'Message')).toBeTruthy();
  expect(elementOf(document, 'Resource')).toBe(`/${bucket}/nothing`);
  expect(elementOf(document, 'RequestId')).toBe(missing.headers.get('x-amz-request-id'));
});

const refusals: [error: string, when: string, path: string, options: Parameters<typeof signedFetch>[2]][] = [
  ['416 InvalidRange', 'a range begins behind the end', '/letters', { unsigned: { range: 'bytes=10-12' } }],
  ['409 BucketAlreadyOwnedByYou', 'a bucket is created twice', '', { method: 'PUT' }],
  ['400 InvalidArgument', 'a page has no size', '?list-type=2&encoding-type=url&max-keys=many', {}],
];
test.each(refusals)('answers %s when %s', async (error, _, path, options) => {
  expect(await errorOf(signedFetch(store, `/${store.bucket}${path}`, options))).toBe(error);
});

test('a bucket exists once it was created, is listed, and is in the only region', async () => {
  const { client, bucket } = store;
  expect(await client.bucketExists('no-such-bucket')).toBe(false);
  expect(await client.bucketExists(bucket)).toBe(true);
  expect(await client.getBucketRegionAsync(bucket)).toBe('us-east-1');
  const listed = (await client.listBuckets()).find(({ name }) => name === bucket);
  expect(Math.abs(Number(listed?.creationDate) - Date.now())).toBeLessThan(60_000);
});

test.each(['ab', 'Upper-Case', 'under_score', '-start', 'two..dots', '192.168.1.1', 'x'.repeat(64)])(
  'a bucket cannot be called "%s"',
  async (name) => {
    expect(await errorOf(signedFetch(store, `/${name}`, { method: 'PUT' }))).toBe('400 InvalidBucketName');
  },
);
