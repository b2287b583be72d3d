import { createHash } from 'node:crypto';
import { signatureOf } from './signature.js';
import { errorOf, signedFetch } from './signed-request.js';
import { clientFor, type StoreUnderTest, useStore } from './store-under-test.js';
import { readTarget } from './target.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const get = (wanted = {}) => signedFetch(store, `/${store.bucket}/key`, wanted);
beforeAll(() => store.client.putObject(store.bucket, 'key', 'body'));

test('is computed as in the example of its specification', () => {
  const payloadHash = createHash('sha256').update('').digest('hex');
  const signed = {
    method: 'GET',
    target: readTarget('/test.txt'),
    headers: [
      ['host', 'examplebucket.s3.amazonaws.com'],
      ['range', 'bytes=0-9'],
      ['x-amz-content-sha256', payloadHash],
      ['x-amz-date', '20130524T000000Z'],
    ] as [string, string][],
    payloadHash,
    timestamp: '20130524T000000Z',
    scope: '20130524/us-east-1/s3/aws4_request',
  };
  expect(signatureOf(signed, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('a wrong key and a wrong secret are told apart', async () => {
  const { accessKey, secretKey } = store.credentials;
  const stranger = clientFor(store.endpoint, { accessKey: 'stranger', secretKey });
  await expect(stranger.listBuckets()).rejects.toMatchObject({ code: 'InvalidAccessKeyId' });
  const guesser = clientFor(store.endpoint, { accessKey, secretKey: 'guessed-secret' });
  await expect(guesser.listBuckets()).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  await expect(guesser.putObject(store.bucket, 'key', 'forged')).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
  });
  expect(await store.read('key')).toBe('body');
});

test('holds only for the path, query, method and headers it was made for', async () => {
  const signed = await get();
  expect(signed.status).toBe(200);
  const url = await store.client.presignedGetObject(store.bucket, 'key');
  expect((await fetch(url)).status).toBe(200);
  const changed = [
    fetch(url.replace('/key?', '/other?')),
    fetch(`${url}&response-content-type=text%2Fhtml`),
    fetch(url, { method: 'DELETE' }),
    fetch(url.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
    fetch(url.replace('X-Amz-Expires=604800', 'X-Amz-Expires=604799')),
  ];
  for (const answer of changed) expect(await errorOf(answer)).toBe('403 SignatureDoesNotMatch');
});

test('a body other than the signed one is refused and not kept', async () => {
  const payloadHash = createHash('sha256').update('honest').digest('hex');
  const put = signedFetch(store, `/${store.bucket}/tampered`, { method: 'PUT', body: 'forged', payloadHash });
  expect(await errorOf(put)).toBe('400 XAmzContentSHA256Mismatch');
  await expect(store.read('tampered')).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('a body may go unsigned if the signature says so', async () => {
  const wanted = { method: 'PUT', body: 'free', payloadHash: 'UNSIGNED-PAYLOAD' };
  expect((await signedFetch(store, `/${store.bucket}/unsigned`, wanted)).status).toBe(200);
  expect(await store.read('unsigned')).toBe('free');
});

test('a wrong MD5 is refused', async () => {
  const put = (md5: string) => {
    const headers = { 'content-md5': md5 };
    return errorOf(signedFetch(store, `/${store.bucket}/key`, { method: 'PUT', body: 'other', headers }));
  };
  expect(await put(createHash('md5').update('another').digest('base64'))).toBe('400 BadDigest');
  expect(await put('short')).toBe('400 InvalidDigest');
});

test('a clock may be wrong by a quarter of an hour, not more', async () => {
  expect((await get({ at: minutes(-14) })).status).toBe(200);
  expect((await get({ at: minutes(14) })).status).toBe(200);
  expect(await errorOf(get({ at: minutes(-16) }))).toBe('403 RequestTimeTooSkewed');
  expect(await errorOf(get({ at: minutes(16) }))).toBe('403 RequestTimeTooSkewed');
});

test('another region is named as the mistake it is', async () => {
  expect(await errorOf(get({ region: 'eu-west-1' }))).toBe('400 AuthorizationHeaderMalformed');
});

test('an older kind of signature is refused', async () => {
  const headers = { authorization: `AWS ${store.credentials.accessKey}:c2lnbmF0dXJl` };
  expect(await errorOf(store.anonymously(`/${store.bucket}/key`, { headers }))).toBe('400 InvalidRequest');
});

test('headers of the service that are not signed are refused', async () => {
  const answer = get({ unsigned: { 'x-amz-meta-slipped': 'in' } });
  expect(await errorOf(answer)).toMatch(/^40\d AccessDenied$/);
});
