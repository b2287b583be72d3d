import { errorOf } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

let url: string;
let etag: string;
let modified: string;
beforeAll(async () => {
  ({ etag } = await store.client.putObject(store.bucket, 'letters', 'abcdefghij'));
  url = await store.client.presignedGetObject(store.bucket, 'letters');
  modified = String((await fetch(url)).headers.get('last-modified'));
});

const ranges: [header: string, status: number, body: string, contentRange: string | null][] = [
  ['bytes=0-0', 206, 'a', 'bytes 0-0/10'],
  ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
  ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-3', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-99', 206, 'abcdefghij', 'bytes 0-9/10'],
  ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
];
test.each(ranges)('%s gives %d and "%s"', async (range, status, body, contentRange) => {
  const answer = await fetch(url, { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
});

test('a range past the end is refused', async () => {
  expect(await errorOf(fetch(url, { headers: { range: 'bytes=10-12' } }))).toBe('416 InvalidRange');
});

test('the client reads part of an object', async () => {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.client.getPartialObject(store.bucket, 'letters', 3, 2)) {
    chunks.push(chunk as Buffer);
  }
  expect(Buffer.concat(chunks).toString()).toBe('de');
});

const past = 'Wed, 01 Jan 2020 00:00:00 GMT';
const conditions: [name: string, headers: () => Record<string, string>, status: number][] = [
  ['the same entity tag', () => ({ 'if-none-match': `"${etag}"` }), 304],
  ['any entity tag', () => ({ 'if-none-match': '*' }), 304],
  ['another entity tag', () => ({ 'if-none-match': '"other"' }), 200],
  ['no change since it was written', () => ({ 'if-modified-since': modified }), 304],
  ['a change since long ago', () => ({ 'if-modified-since': past }), 200],
  ['another tag although the date fits', () => ({ 'if-none-match': '"other"', 'if-modified-since': modified }), 200],
  ['the tag it must have', () => ({ 'if-match': `"${etag}"` }), 200],
  ['a tag it must have and has not', () => ({ 'if-match': '"other"' }), 412],
  ['a date it must not have changed since', () => ({ 'if-unmodified-since': past }), 412],
  [
    'the right tag although the date does not fit',
    () => ({ 'if-match': `"${etag}"`, 'if-unmodified-since': past }),
    200,
  ],
];
test.each(conditions)('a reader may name %s', async (_, headers, status) => {
  const answer = await fetch(url, { headers: headers() });
  expect(answer.status).toBe(status);
  const body = await answer.text();
  if (status === 412) expect(body).toContain('<Code>PreconditionFailed</Code>');
  else expect(body).toBe(status === 200 ? 'abcdefghij' : '');
});

test('an answer without a body still names the entity tag', async () => {
  const answer = await fetch(url, { headers: { 'if-none-match': `"${etag}"` } });
  expect(answer.headers.get('etag')).toBe(`"${etag}"`);
});

test('a signed link can ask for other headers', async () => {
  const wanted = {
    'response-content-type': 'text/plain',
    'response-content-disposition': 'attachment; filename="a b"',
  };
  const link = await store.client.presignedGetObject(store.bucket, 'letters', 60, wanted);
  const { headers } = await fetch(link);
  expect(headers.get('content-type')).toBe('text/plain');
  expect(headers.get('content-disposition')).toBe('attachment; filename="a b"');
});
