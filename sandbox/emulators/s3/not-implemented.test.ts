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

test('a form with a signed policy is refused by name and kept by nobody', async () => {
  const policy = store.client.newPostPolicy();
  policy.setBucket(store.bucket);
  policy.setKey('key');
  policy.setExpires(new Date(Date.now() + 60_000));
  const { postURL, formData } = await store.client.presignedPostPolicy(policy);
  const body = new FormData();
  for (const [name, value] of Object.entries(formData)) body.append(name, String(value));
  body.append('file', new Blob(['picture']), 'picture.png');
  const answer = await fetch(postURL, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([501, expect.stringContaining('uploads by POST policy')]);
  await expect(store.read('key')).rejects.toMatchObject({ code: 'NoSuchKey' });
});

test('more unfinished uploads than fit on a page are refused rather than cut', async () => {
  const keys = ['one', 'two'];
  const ids = await Promise.all(keys.map((key) => store.client.initiateNewMultipartUpload(store.bucket, key, {})));
  const listed = (most: number) => signedFetch(store, `/${store.bucket}?uploads=&max-uploads=${most}`);
  expect(await errorOf(listed(1))).toBe('501 NotImplemented');
  expect((await (await listed(2)).text()).match(/<UploadId>/g)).toHaveLength(2);
  for (const [index, id] of ids.entries()) await store.client.abortMultipartUpload(store.bucket, keys[index]!, id);
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

test('a key of more than 1024 bytes is refused', async () => {
  const put = store.anonymously(`/${store.bucket}/${'ü'.repeat(513)}`, { method: 'PUT', body: 'x' });
  expect(await errorOf(put)).toBe('400 KeyTooLongError');
});
