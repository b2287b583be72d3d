import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorOf, signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

// A real store does some of this, so these tests do not look for one. The stand-in never skips what it does not know.
let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore('');
});
afterAll(() => store.stop());

const parameters = [
  ['GET', '', 'acl'],
  ['GET', '', 'versioning'],
  ['GET', '', 'versions'],
  ['GET', '', 'lifecycle'],
  ['GET', '', 'encryption'],
  ['PUT', '', 'cors'],
  ['PUT', '', 'tagging'],
  ['PUT', '', 'notification'],
  ['GET', '/key', 'versionId'],
  ['GET', '/key', 'tagging'],
  ['GET', '/key', 'partNumber'],
  ['PUT', '/key', 'retention'],
  ['DELETE', '/key', 'versionId'],
  ['POST', '/key', 'select'],
  ['POST', '/key', 'restore'],
] as const;

test.each(parameters)('%s%s with ?%s is refused by name', async (method, key, parameter) => {
  const answer = await signedFetch(store, `/${store.bucket}${key}?${parameter}=x`, { method });
  expect(answer.status).toBe(501);
  expect(await answer.text()).toMatch(new RegExp(`<Code>NotImplemented</Code>.*\\?${parameter} `));
});

const headers = [
  ['x-amz-server-side-encryption', 'AES256'],
  ['x-amz-acl', 'public-read'],
  ['x-amz-tagging', 'a=b'],
  ['x-amz-storage-class', 'GLACIER'],
  ['x-amz-object-lock-mode', 'GOVERNANCE'],
  ['if-none-match', '*'],
] as const;
test.each(headers)('the header %s: %s is refused when writing', async (name, value) => {
  const put = signedFetch(store, `/${store.bucket}/key`, { method: 'PUT', body: 'x', headers: { [name]: value } });
  expect(await errorOf(put)).toBe('501 NotImplemented');
  await expect(store.read('key')).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('a body in signed chunks and a posted form are refused', async () => {
  const payloadHash = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';
  const put = signedFetch(store, `/${store.bucket}/key`, { method: 'PUT', body: 'x', payloadHash });
  expect(await errorOf(put)).toBe('501 NotImplemented');
  expect(await errorOf(signedFetch(store, `/${store.bucket}`, { method: 'POST' }))).toBe('501 NotImplemented');
});

test.each(['PATCH', 'OPTIONS'])('%s is no method of an object', async (method) => {
  expect(await errorOf(signedFetch(store, `/${store.bucket}/key`, { method }))).toBe('405 MethodNotAllowed');
});

test.each(['/../../etc/passwd', '/a/../b', '/a/%2e%2e/b', '/./a', '/a//b'])('the key %s is refused', async (key) => {
  const { hostname, port } = new URL(store.endpoint);
  // `fetch` would tidy the path up.
  const asked = request({ hostname, port, path: `/${store.bucket}${key}`, method: 'PUT' }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([400, expect.stringContaining('XMinioInvalidObjectName')]);
});
