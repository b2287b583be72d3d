import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { errorOf, signedFetch } from './signed-request.js';
import { clientFor, type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

const MB = 1024 * 1024;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

const begin = (key: string) => store.client.initiateNewMultipartUpload(store.bucket, key, {});
const path = (key: string, query: string) => `/${store.bucket}/${key}?${query}`;

async function sendPart(key: string, uploadId: string, number: number, body: string) {
  const query = `partNumber=${number}&uploadId=${uploadId}`;
  const answer = await signedFetch(store, path(key, query), { method: 'PUT', body });
  return { part: number, etag: String(answer.headers.get('etag')) };
}

test('a stream in parts becomes one object with an entity tag of its parts', async () => {
  const body = Buffer.alloc(12 * MB, 'wayhouse');
  const { etag } = await store.client.putObject(store.bucket, 'large', Readable.from([body]), body.length, {
    'Content-Type': 'image/png',
  });
  expect(etag).toBe(md5(body).toString('hex'));

  const inParts = clientFor(store.endpoint, { partSize: 5 * MB });
  const pieces = Array.from({ length: 12 }, (_, index) => body.subarray(index * MB, (index + 1) * MB));
  const uploaded = await inParts.putObject(store.bucket, 'parts', Readable.from(pieces), body.length, {
    'X-Amz-Meta-Room': 'r1',
  });
  const parts = [0, 5, 10].map((start) => md5(body.subarray(start * MB, (start + 5) * MB)));
  expect(uploaded.etag).toBe(`${md5(Buffer.concat(parts)).toString('hex')}-3`);
  expect((await store.read('parts')) === body.toString()).toBe(true);
  const stat = await store.client.statObject(store.bucket, 'parts');
  expect(stat).toMatchObject({ size: body.length, metaData: { room: 'r1' } });
});

test('an unfinished upload is listed with its parts, is no object, and can be dropped', async () => {
  const uploadId = await begin('unfinished/one');
  await sendPart('unfinished/one', uploadId, 2, 'second');
  await sendPart('unfinished/one', uploadId, 1, 'first');
  await sendPart('unfinished/one', uploadId, 1, 'first again');
  expect(await store.client.findUploadId(store.bucket, 'unfinished/one')).toBe(uploadId);
  const listed = await (await signedFetch(store, path('unfinished/one', `uploadId=${uploadId}`))).text();
  const parts = [...listed.matchAll(/<PartNumber>(\d+)<\/PartNumber>.*?<Size>(\d+)<\/Size>/g)];
  expect(parts.map(([, part, size]) => [part, size])).toEqual([
    ['1', '11'],
    ['2', '6'],
  ]);
  await expect(store.read('unfinished/one')).rejects.toMatchObject({ code: 'NoSuchKey' });

  await store.client.removeIncompleteUpload(store.bucket, 'unfinished/one');
  expect(await store.client.findUploadId(store.bucket, 'unfinished/one')).toBeUndefined();
  expect(await errorOf(signedFetch(store, path('unfinished/one', `uploadId=${uploadId}`)))).toBe('404 NoSuchUpload');
});

test('only the last part may be small, and the parts must be those that were sent, in order', async () => {
  const uploadId = await begin('checked');
  const one = await sendPart('checked', uploadId, 1, 'one');
  const two = await sendPart('checked', uploadId, 2, 'two');
  const complete = (parts: (typeof one)[]) => {
    const xml = parts.map(({ part, etag }) => `<Part><PartNumber>${part}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${xml.join('')}</CompleteMultipartUpload>`;
    return signedFetch(store, path('checked', `uploadId=${uploadId}`), { method: 'POST', body });
  };
  expect(await errorOf(complete([one, two]))).toBe('400 EntityTooSmall');
  expect(await errorOf(complete([two, one]))).toBe('400 InvalidPartOrder');
  expect(await errorOf(complete([{ part: 1, etag: two.etag }]))).toBe('400 InvalidPart');
  expect(await errorOf(complete([{ part: 3, etag: one.etag }]))).toBe('400 InvalidPart');
  expect(await errorOf(complete([]))).toBe('400 MalformedXML');
  expect((await complete([two])).status).toBe(200);
  expect(await store.read('checked')).toBe('two');
});

test('a part needs a number and an upload that exist', async () => {
  const uploadId = await begin('numbered');
  const put = (query: string) => errorOf(signedFetch(store, path('numbered', query), { method: 'PUT', body: 'x' }));
  expect(await put(`partNumber=0&uploadId=${uploadId}`)).toBe('400 InvalidArgument');
  expect(await put(`partNumber=10001&uploadId=${uploadId}`)).toBe('400 InvalidArgument');
  expect(await put('partNumber=1&uploadId=none')).toBe('404 NoSuchUpload');
  await store.client.abortMultipartUpload(store.bucket, 'numbered', uploadId);
});
