import { errorOf } from './signed-request.js';
import { clientFor, type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

beforeAll(() => store.client.putObject(store.bucket, 'key with space', 'body'));

const link = (seconds?: number, at?: Date) =>
  store.client.presignedGetObject(store.bucket, 'key with space', seconds, {}, at);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test('lets anyone read until it expires', async () => {
  const answer = await fetch(await link(3600, hoursAgo(0.9)));
  expect([answer.status, await answer.text()]).toEqual([200, 'body']);
  expect(await errorOf(fetch(await link(3600, hoursAgo(1.1))))).toBe('403 AccessDenied');
  expect(await (await fetch(await link(1, hoursAgo(1)))).text()).toContain('Request has expired');
});

test('is not valid before its time', async () => {
  expect(await (await fetch(await link(3600, hoursAgo(-1)))).text()).toContain('Request is not valid yet');
});

test('lets anyone put exactly that object', async () => {
  const url = await store.client.presignedPutObject(store.bucket, 'given', 60);
  expect((await fetch(url, { method: 'PUT', body: 'from outside' })).status).toBe(200);
  expect(await store.read('given')).toBe('from outside');
  expect(await errorOf(fetch(url))).toBe('403 SignatureDoesNotMatch');
});

const spoiled: [string, (url: URL) => void][] = [
  ['no expiry', ({ searchParams }) => searchParams.delete('X-Amz-Expires')],
  ['an expiry that is no number', ({ searchParams }) => searchParams.set('X-Amz-Expires', 'soon')],
  ['a negative expiry', ({ searchParams }) => searchParams.set('X-Amz-Expires', '-1')],
  ['more than a week', ({ searchParams }) => searchParams.set('X-Amz-Expires', '604801')],
  ['no signature', ({ searchParams }) => searchParams.delete('X-Amz-Signature')],
  ['no date', ({ searchParams }) => searchParams.delete('X-Amz-Date')],
  ['another algorithm', ({ searchParams }) => searchParams.set('X-Amz-Algorithm', 'AWS4-ROT13')],
];
test.each(spoiled)('with %s it is no signature at all', async (_, spoil) => {
  const url = new URL(await link());
  spoil(url);
  expect(await errorOf(fetch(url))).toBe('400 AuthorizationQueryParametersError');
});

test('is made by somebody the store knows, with the right secret', async () => {
  const linkBy = (accessKey: string, secretKey: string) =>
    clientFor(store.endpoint, { accessKey, secretKey, region: 'us-east-1' }).presignedGetObject(
      store.bucket,
      'key with space',
    );
  const { accessKey, secretKey } = store.credentials;
  expect(await errorOf(fetch(await linkBy('stranger', secretKey)))).toBe('403 InvalidAccessKeyId');
  expect(await errorOf(fetch(await linkBy(accessKey, 'guessed-secret')))).toBe('403 SignatureDoesNotMatch');
});

test('forgives a clock that is up to a quarter of an hour ahead', async () => {
  expect((await fetch(await link(60, hoursAgo(-14 / 60)))).status).toBe(200);
  expect(await errorOf(fetch(await link(60, hoursAgo(-16 / 60))))).toBe('403 AccessDenied');
});
