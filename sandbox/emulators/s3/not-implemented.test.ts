import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorOf, signedFetch, signedHeaders } from './testing/signed-request.js';
import { type StoreUnderTest, startStoreUnderTest } from './testing/store-under-test.js';

// A real store does some of this, so these tests do not look for one.
let store: StoreUnderTest;
beforeAll(async () => {
  store = await startStoreUnderTest('');
  await store.put('key', 'body');
});
afterAll(() => store.stop());

const list = '?list-type=2&encoding-type=url';
const requests: [name: string, method: string, path: string][] = [
  ['DELETE on a bucket', 'DELETE', ''],
  ['GET on a bucket', 'GET', ''],
  ['POST on a bucket', 'POST', ''],
  ['POST on an object', 'POST', '/key'],
  ['PATCH on an object', 'PATCH', '/key'],
  ...['acl', 'versioning', 'versions', 'lifecycle', 'encryption', 'policy', 'uploads', 'marker'].map(
    (name): [string, string, string] => [`GET with ?${name} on a bucket`, 'GET', `?${name}=x`],
  ),
  ...['policy', 'cors', 'tagging', 'notification'].map((name): [string, string, string] => [
    `PUT with ?${name} on a bucket`,
    'PUT',
    `?${name}=x`,
  ]),
  ['DELETE with ?policy on a bucket', 'DELETE', '?policy='],
  ['POST with ?delete on a bucket', 'POST', '?delete='],
  ['GET with ?fetch-owner on a bucket', 'GET', `${list}&fetch-owner=true`],
  ['GET with ?start-after on a bucket', 'GET', `${list}&start-after=a`],
  ['lists with a delimiter', 'GET', `${list}&delimiter=%2F`],
  ['lists without encoding-type=url', 'GET', '?list-type=2'],
  ...['versionId', 'tagging', 'partNumber', 'uploadId', 'response-content-type'].map(
    (name): [string, string, string] => [`GET with ?${name} on an object`, 'GET', `/key?${name}=x`],
  ),
  ['PUT with ?retention on an object', 'PUT', '/key?retention=x'],
  ['PUT with ?partNumber on an object', 'PUT', '/key?partNumber=1&uploadId=x'],
  ['POST with ?uploads on an object', 'POST', '/key?uploads='],
  ['POST with ?select on an object', 'POST', '/key?select&select-type=2'],
  ['DELETE with ?versionId on an object', 'DELETE', '/key?versionId=x'],
];

const headers: [method: string, header: string, value: string, path?: string][] = [
  ['PUT', 'x-amz-copy-source', '/bucket/key'],
  ['PUT', 'x-amz-meta-room', 'r1'],
  ['PUT', 'x-amz-server-side-encryption', 'AES256'],
  ['PUT', 'x-amz-acl', 'public-read'],
  ['PUT', 'x-amz-tagging', 'a=b'],
  ['PUT', 'x-amz-storage-class', 'GLACIER'],
  ['PUT', 'x-amz-object-lock-mode', 'GOVERNANCE'],
  ['PUT', 'x-amz-bucket-object-lock-enabled', 'true', ''],
  ['PUT', 'content-encoding', 'gzip, aws-chunked'],
  ['PUT', 'content-disposition', 'attachment'],
  ['PUT', 'content-md5', 'CY9rzUYh03PK3k6DJie09g=='],
  ['PUT', 'if-none-match', '*'],
  ['GET', 'if-match', '"other"'],
  ['GET', 'if-none-match', '*'],
  ['GET', 'if-modified-since', 'Wed, 01 Jan 2020 00:00:00 GMT'],
  ['GET', 'if-unmodified-since', 'Wed, 01 Jan 2020 00:00:00 GMT'],
  ['GET', 'x-amz-server-side-encryption-customer-algorithm', 'AES256'],
  ['GET', 'x-minio-extract', 'true'],
  ['HEAD', 'if-match', '"other"'],
  ['HEAD', 'range', 'bytes=0-1'],
];

const ranges = ['bytes=7-', 'bytes=-3', 'bytes=3-2', 'bytes=0-1,3-4', 'lines=0-1'];

const cases: [name: string, method: string, path: string, options: object][] = [
  ...requests.map(([name, method, path]): (typeof cases)[number] => [name, method, path, {}]),
  ...headers.map(([method, header, value, path = '/key']): (typeof cases)[number] => [
    `the header ${header} here`,
    method,
    path,
    { headers: { [header]: value } },
  ]),
  ...['UNSIGNED-PAYLOAD', 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD'].map((payloadHash): (typeof cases)[number] => [
    `the payload hash ${payloadHash}`,
    'GET',
    '/key',
    { payloadHash },
  ]),
  ...ranges.map((range): (typeof cases)[number] => [`the range ${range}`, 'GET', '/key', { unsigned: { range } }]),
  [
    'the header Date in place of x-amz-date',
    'GET',
    '/key',
    { headers: { 'x-amz-date': '', date: new Date().toUTCString() } },
  ],
];

test.each(cases)('refuses %s by name (%s %s)', async (name, method, path, options) => {
  const url = `/${store.bucket}${path}`;
  const headers = Object.entries(signedHeaders(store, url, { method, ...options })).filter(([, value]) => value);
  // `fetch` adds headers of its own to conditional requests.
  const sent = request(`${store.endpoint}${url}`, { method, headers: Object.fromEntries(headers) }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(answer);
  expect(answer.statusCode).toBe(501);
  const reason = method === 'HEAD' ? String(answer.headers['x-minio-error-desc']) : body;
  expect(reason).toContain(`This emulator does not implement ${name.replaceAll('"', '&quot;')}.`);
  expect(await store.list()).toEqual(['key']);
  expect(await store.read('key')).toBe('body');
});

test('refuses presigned links, also in the older form', async () => {
  for (const link of [await store.client.presignedGetObject(store.bucket, 'key'), '?AWSAccessKeyId=a&Signature=b']) {
    const answer = fetch(new URL(link, `${store.endpoint}/${store.bucket}/key`));
    expect(await (await answer).text()).toContain('This emulator does not implement presigned links.');
  }
});

test('refuses a configuration for a new bucket', async () => {
  const put = signedFetch(store, '/another-bucket', { method: 'PUT', body: '<CreateBucketConfiguration/>' });
  expect(await (await put).text()).toContain('This emulator does not implement a configuration for a new bucket.');
});

test('refuses Expect and bodies of unknown length before they are sent', async () => {
  const url = `/${store.bucket}/key`;
  for (const [name, value] of [
    ['expect', '100-continue'],
    ['transfer-encoding', 'chunked'],
  ] as const) {
    const signed = signedHeaders(store, url, { method: 'PUT', body: 'new' });
    const upload = request(`${store.endpoint}${url}`, { method: 'PUT', headers: { ...signed, [name]: value } });
    upload.on('error', () => {});
    upload.flushHeaders();
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([501, expect.stringContaining(`the header ${name} here`)]);
    upload.destroy();
  }
});

test.each(['/../../etc/passwd', '/a/../b', '/a/%2e%2e/b', '/./a', '/a//b'])('refuses the key %s', async (key) => {
  const { hostname, port } = new URL(store.endpoint);
  // `fetch` would tidy the path up.
  const sent = request({ hostname, port, path: `/${store.bucket}${key}`, method: 'PUT' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([400, expect.stringContaining('XMinioInvalidObjectName')]);
});

test('refuses a key of more than 1024 bytes and a body of more than 5 GiB', async () => {
  const put = fetch(`${store.endpoint}/${store.bucket}/${'ü'.repeat(513)}`, { method: 'PUT', body: 'x' });
  expect(await errorOf(put)).toBe('400 KeyTooLongError');
  const url = `/${store.bucket}/huge`;
  const headers = { ...signedHeaders(store, url, { method: 'PUT' }), 'content-length': 6 * 1024 ** 3 };
  const upload = request(`${store.endpoint}${url}`, { method: 'PUT', headers });
  upload.on('error', () => {});
  upload.flushHeaders();
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
  upload.destroy();
});
