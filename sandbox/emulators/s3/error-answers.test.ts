import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
  await store.client.putObject(store.bucket, 'letters', 'abcdefghij');
});
afterAll(() => store.stop());

type Sent = { method?: string; path?: string; body?: string; headers?: Record<string, string>; unsigned?: object };
const send = ({ path = '/letters', ...wanted }: Sent) =>
  signedFetch(store, `/${store.bucket}${path}`, wanted as Parameters<typeof signedFetch>[2]);
const element = (document: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(document)?.[1];

// Codes and statuses as in the list of error responses of the S3 reference.
const answers: [status: number, code: string, when: string, sent: Sent][] = [
  [404, 'NoSuchKey', 'no object has the key', { path: '/none' }],
  [404, 'NoSuchBucketPolicy', 'a bucket without a policy is asked for it', { path: '?policy' }],
  [404, 'NoSuchUpload', 'parts of no upload are asked for', { path: '/letters?uploadId=none' }],
  [409, 'BucketAlreadyOwnedByYou', 'a bucket is made twice', { method: 'PUT', path: '' }],
  [416, 'InvalidRange', 'the range begins behind the end', { unsigned: { range: 'bytes=10-' } }],
  [416, 'InvalidRange', 'the last no bytes are asked for', { unsigned: { range: 'bytes=-0' } }],
  [400, 'MetadataTooLarge', 'metadata are longer than 2 kB', meta(2049)],
  [400, 'MalformedXML', 'what to remove is not named', { method: 'POST', path: '?delete', body: '<Delete/>' }],
  [400, 'InvalidArgument', 'a page is to begin after no part', { path: '/letters?uploadId=ID&part-number-marker=x' }],
  [405, 'MethodNotAllowed', 'there is no such method', { method: 'PATCH' }],
];
test.each(answers)('is %d %s when %s', async (status, code, _, { path = '/letters', ...rest }) => {
  const uploadId = path.includes('=ID')
    ? await store.client.initiateNewMultipartUpload(store.bucket, 'letters', {})
    : '';
  const answer = await send({ path: path.replace('=ID', `=${uploadId}`), ...rest });
  const document = await answer.text();
  expect([answer.status, element(document, 'Code')]).toEqual([status, code]);
  expect(answer.headers.get('content-type')).toBe('application/xml');
  expect(element(document, 'Message')).toBeTruthy();
  expect(element(document, 'RequestId')).toBe(answer.headers.get('x-amz-request-id'));
  if (uploadId) await store.client.abortMultipartUpload(store.bucket, 'letters', uploadId);
});

function meta(length: number): Sent {
  return { method: 'PUT', path: '/heavy', body: 'x', headers: { 'x-amz-meta-note': 'n'.repeat(length - 4) } };
}

test('a key of 1024 bytes and metadata of 2 kB are not too long', async () => {
  const folder = 'f'.repeat(200);
  const key = `${[folder, folder, folder, folder, folder].join('/')}/${'k'.repeat(19)}`;
  await store.client.putObject(store.bucket, key, 'long');
  expect([key.length, await store.read(key)]).toEqual([1024, 'long']);
  expect((await send(meta(2048))).status).toBe(200);
});

test('names what it is about: the resource, and the key, bucket or range that was asked for', async () => {
  const missing = await (await send({ path: '/none' })).text();
  expect([element(missing, 'Key'), element(missing, 'Resource')]).toEqual(['none', `/${store.bucket}/none`]);
  const elsewhere = await (await signedFetch(store, '/no-such-bucket/key')).text();
  expect([element(elsewhere, 'Code'), element(elsewhere, 'BucketName')]).toEqual(['NoSuchBucket', 'no-such-bucket']);
  const beyond = await (await send({ unsigned: { range: 'bytes=10-12' } })).text();
  expect([element(beyond, 'RangeRequested'), element(beyond, 'ActualObjectSize')]).toEqual(['bytes=10-12', '10']);
});

test('has no body for who only asked for the head', async () => {
  const answer = await send({ method: 'HEAD', path: '/none' });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test.each([
  ['is larger than any object may be', { 'content-length': String(6 * 1024 ** 4) }, '400 EntityTooLarge'],
  ['does not say how long it is', { 'transfer-encoding': 'chunked' }, '411 MissingContentLength'],
])('a body that %s is refused before it is sent', async (_, headers, refusal) => {
  const upload = request(await store.client.presignedPutObject(store.bucket, 'huge'), { method: 'PUT', headers });
  upload.on('error', () => {});
  upload.flushHeaders();
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(`${answer.statusCode} ${element(await text(answer), 'Code')}`).toBe(refusal);
  upload.destroy();
  await expect(store.read('huge')).rejects.toMatchObject({ code: 'NoSuchKey' });
});
