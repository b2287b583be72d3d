import { errorOf, signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

test.each([
  ['no time', { 'x-amz-date': '' }, '403 AccessDenied'],
  ['a time in another form', { 'x-amz-date': '2026-01-01T00:00:00Z' }, '403 AccessDenied'],
  ['no hash of the body', { 'x-amz-content-sha256': '' }, '400 InvalidRequest'],
  ['a hash that is none', { 'x-amz-content-sha256': 'abc' }, '400 InvalidArgument'],
  [
    'no signature',
    { authorization: 'AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host' },
    '400 AuthorizationHeaderMalformed',
  ],
  [
    'a scope for another service',
    { authorization: scoped('us-east-1/sqs/aws4_request') },
    '400 AuthorizationHeaderMalformed',
  ],
  ['a scope that breaks off', { authorization: scoped('us-east-1') }, '400 AuthorizationHeaderMalformed'],
])('with %s it is refused for what is missing', async (_, changed, refusal) => {
  const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const whole = { 'x-amz-date': now, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', authorization: scoped(), ...changed };
  const headers = Object.fromEntries(Object.entries(whole).filter(([, value]) => value));
  expect(await errorOf(store.anonymously(`/${store.bucket}/key`, { headers }))).toBe(refusal);
});

function scoped(scope = 'us-east-1/s3/aws4_request') {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const names = 'host;x-amz-content-sha256;x-amz-date';
  return `AWS4-HMAC-SHA256 Credential=anyone/${day}/${scope}, SignedHeaders=${names}, Signature=${'0'.repeat(64)}`;
}

test('a signed header that was changed on the way is noticed, and the day of the scope is the day of the request', async () => {
  const headers = { 'x-amz-meta-room': 'r1' };
  const put = { method: 'PUT', body: 'x', headers, unsigned: { 'x-amz-meta-room': 'r2' } };
  expect(await errorOf(signedFetch(store, `/${store.bucket}/key`, put))).toBe('403 SignatureDoesNotMatch');
  const old = signedFetch(store, `/${store.bucket}/key`, { day: '20200101' });
  expect(await errorOf(old)).toBe('403 SignatureDoesNotMatch');
});
