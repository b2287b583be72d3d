import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { signatureOf } from './http/signature.js';
import { readTarget } from './http/target.js';
import { errorOf, signedFetch, signedHeaders } from './testing/signed-request.js';
import { clientFor, type StoreUnderTest, startStoreUnderTest } from './testing/store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await startStoreUnderTest();
  await store.put('key', 'body');
});
afterAll(() => store.stop());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const minutesFromNow = (count: number) => new Date(Date.now() + count * 60_000);
const path = () => `/${store.bucket}/key`;
const get = (options = {}) => signedFetch(store, path(), options);

// The key and scope of the specification's examples.
const example = { timestamp: '20130524T000000Z', scope: '20130524/us-east-1/s3/aws4_request' };
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

test('is computed as in the example of its specification', () => {
  const payloadHash = sha256('');
  const headers = [
    ['host', 'examplebucket.s3.amazonaws.com'],
    ['range', 'bytes=0-9'],
    ['x-amz-content-sha256', payloadHash],
    ['x-amz-date', '20130524T000000Z'],
  ] as [string, string][];
  expect(
    signatureOf({ method: 'GET', target: readTarget('/test.txt'), headers, payloadHash, ...example }, secret),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test('sorts parameters by name, not by name and value together', () => {
  const target = readTarget('/key?select-type=2&select');
  const canonical = 'POST\n/key\nselect=&select-type=2\nhost:localhost\n\nhost\nnone';
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = example.scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = `AWS4-HMAC-SHA256\n${example.timestamp}\n${example.scope}\n${sha256(canonical)}`;
  const signed = {
    method: 'POST',
    target,
    headers: [['host', 'localhost']] as [string, string][],
    payloadHash: 'none',
  };
  expect(signatureOf({ ...signed, ...example }, secret)).toBe(hmac(key, text).toString('hex'));
});

test('an unknown key and a wrong secret are different errors', async () => {
  const { accessKey, secretKey } = store.credentials;
  const unknown = clientFor(store.endpoint, { accessKey: 'unknown', secretKey });
  await expect(unknown.listBuckets()).rejects.toMatchObject({ code: 'InvalidAccessKeyId' });
  const wrong = clientFor(store.endpoint, { accessKey, secretKey: 'wrong-secret' });
  await expect(wrong.listBuckets()).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  await expect(wrong.putObject(store.bucket, 'key', 'forged')).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  expect(await store.read('key')).toBe('body');
});

test('a request without a signature is refused', async () => {
  const anonymously = (url: string, init?: RequestInit) => errorOf(fetch(`${store.endpoint}${url}`, init));
  expect(await anonymously('/')).toBe('403 AccessDenied');
  expect(await anonymously(path())).toBe('403 AccessDenied');
  expect(await anonymously(path(), { method: 'PUT', body: 'x' })).toBe('403 AccessDenied');
  expect(await store.read('key')).toBe('body');
});

const now = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '');
const scoped = (scope = 'us-east-1/s3/aws4_request') =>
  `AWS4-HMAC-SHA256 Credential=anyone/${now().slice(0, 8)}/${scope}, ` +
  `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${'0'.repeat(64)}`;

test.each([
  ['no time', { 'x-amz-date': '' }, '403 AccessDenied'],
  ['a time in another form', { 'x-amz-date': '2026-01-01T00:00:00Z' }, '403 AccessDenied'],
  ['no hash of the body', { 'x-amz-content-sha256': '' }, '400 InvalidRequest'],
  ['something else as the hash', { 'x-amz-content-sha256': 'abc' }, '400 InvalidArgument'],
  [
    'no signature',
    { authorization: 'AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host' },
    '400 AuthorizationHeaderMalformed',
  ],
  ['the older kind of signature', { authorization: 'AWS key:c2lnbmF0dXJl' }, '400 InvalidRequest'],
  [
    'a scope for another service',
    { authorization: scoped('us-east-1/sqs/aws4_request') },
    '400 AuthorizationHeaderMalformed',
  ],
  ['an incomplete scope', { authorization: scoped('us-east-1') }, '400 AuthorizationHeaderMalformed'],
])('a request with %s is refused', async (_, changed, error) => {
  const whole = { 'x-amz-date': now(), 'x-amz-content-sha256': sha256(''), authorization: scoped(), ...changed };
  const headers = Object.fromEntries(Object.entries(whole).filter(([, value]) => value));
  expect(await errorOf(fetch(`${store.endpoint}${path()}`, { headers }))).toBe(error);
});

test('holds only for the path, query, method, headers and day it was made for', async () => {
  const signature = signedHeaders(store, path(), {});
  const send = (url: string, method = 'GET', more = {}) =>
    errorOf(fetch(`${store.endpoint}${url}`, { method, headers: { ...signature, ...more } }));
  expect((await fetch(`${store.endpoint}${path()}`, { headers: signature })).status).toBe(200);
  const mismatch = '403 SignatureDoesNotMatch';
  expect(await send(`/${store.bucket}/other`)).toBe(mismatch);
  expect(await send(`${path()}?partNumber=1`)).toBe(mismatch);
  expect(await send(path(), 'DELETE')).toBe(mismatch);
  expect(await send(path(), 'GET', { 'x-amz-content-sha256': sha256('other') })).toBe(mismatch);
  expect(await errorOf(get({ day: '20200101' }))).toBe(mismatch);
  expect(await errorOf(get({ unsigned: { 'x-amz-meta-unsigned': 'in' } }))).toMatch(/^40\d AccessDenied$/);
});

test('a body other than the signed one is refused and not stored', async () => {
  const put = signedFetch(store, `/${store.bucket}/tampered`, {
    method: 'PUT',
    body: 'forged',
    payloadHash: sha256('honest'),
  });
  expect(await errorOf(put)).toBe('400 XAmzContentSHA256Mismatch');
  await expect(store.read('tampered')).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('a clock may be wrong by a quarter of an hour, not more', async () => {
  expect((await get({ at: minutesFromNow(-14) })).status).toBe(200);
  expect((await get({ at: minutesFromNow(14) })).status).toBe(200);
  expect(await errorOf(get({ at: minutesFromNow(-16) }))).toBe('403 RequestTimeTooSkewed');
  expect(await errorOf(get({ at: minutesFromNow(16) }))).toBe('403 RequestTimeTooSkewed');
});

test('another region is refused', async () => {
  expect(await errorOf(get({ region: 'eu-west-1' }))).toBe('400 AuthorizationHeaderMalformed');
});

test('a body is not asked for before the signature is known to be right', async () => {
  const headers = { expect: '100-continue', 'content-length': 4 };
  const upload = request(`${store.endpoint}${path()}`, { method: 'PUT', headers });
  let isAskedFor = false;
  upload.on('error', () => {}).on('continue', () => (isAskedFor = true));
  upload.flushHeaders();
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect([answer.statusCode, isAskedFor]).toEqual([403, false]);
  upload.destroy();
});
