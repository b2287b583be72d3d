import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Client } from 'minio';
import { unreachableUrl, type TestGateway, testGateway } from '../testing/test-gateway.js';

const { MINIO_ENDPOINT = unreachableUrl, MINIO_ACCESS_KEY = '', MINIO_SECRET_KEY = '' } = process.env;
const { hostname, port } = new URL(MINIO_ENDPOINT);
const bucket = `photos-${randomUUID().slice(0, 8)}`;
const photo = Buffer.from('not really a photo');
let gateway: TestGateway;
let store: Client;
let withoutStore: TestGateway;

beforeAll(async () => {
  const keys = { accessKey: MINIO_ACCESS_KEY, secretKey: MINIO_SECRET_KEY };
  store = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys });
  await store.makeBucket(bucket);
  for (const name of ['abc/400.avif', 'abc/800.webp', 'abc/1280.jpg', 'secret.txt']) {
    await store.putObject(bucket, name, photo);
  }
  gateway = await testGateway({ MINIO_BUCKET: bucket });
  withoutStore = await testGateway({ MINIO_ENDPOINT: unreachableUrl });
});
afterAll(() => Promise.all([gateway.stop(), withoutStore.stop()]));

test.each([
  ['/images/abc/400.avif', 'image/avif'],
  ['/images/abc/800.webp', 'image/webp'],
  ['/images/abc/1280.jpg', 'image/jpeg'],
])('%s is %s, cached for good', async (path, type) => {
  const response = await gateway.get(path);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(photo);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'content-length': String(photo.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

/** Asks for exactly this; `fetch` would tidy the path first, and ask caches to stay away. */
const statusOf = (path: string, headers = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asking = request(gateway.url, { path, headers }, (response) => resolve(response.resume().statusCode));
    asking.on('error', reject).end();
  });

test('the address of a photo that was removed is a 404 that is not cached', async () => {
  await store.putObject(bucket, 'gone/1280.jpg', photo);
  expect((await gateway.get('/images/gone/1280.jpg')).status).toBe(200);
  await store.removeObject(bucket, 'gone/1280.jpg');
  const response = await gateway.get('/images/gone/1280.jpg');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a photo that the browser has cached is not sent again', async () => {
  const etag = (await gateway.get('/images/abc/1280.jpg')).headers.get('etag') ?? '';
  expect(await statusOf('/images/abc/1280.jpg', { 'if-none-match': etag })).toBe(304);
  expect(await statusOf('/images/abc/1280.jpg', { 'if-none-match': '"another"' })).toBe(200);
});

test('a HEAD has no body', async () => {
  const response = await fetch(`${gateway.url}/images/abc/1280.jpg`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test.each([
  '/images/unknown/1280.jpg',
  '/images/abc/1281.jpg',
  '/images/abc/1280.png',
  '/images/abc/1280.jpg/',
  '/images/secret.txt',
  '/images/../secret.txt',
  '/images/abc/../secret.txt',
  '/images/%2e%2e/secret.txt',
  '/images/abc%2f..%2f..%2fsecret.txt',
  '/images/..%5csecret.txt',
  '/images/abc/1280.jpg%00',
  '/images/%ff/1280.jpg',
  '/images/',
])('%s is not a photo', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('a store that is down is a 503 that is not cached', async () => {
  const response = await withoutStore.get('/images/abc/1280.jpg');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' });
});
