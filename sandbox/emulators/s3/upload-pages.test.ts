import { errorOf, signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
let uploadId: string;
beforeAll(async () => {
  store = await useStore();
  uploadId = await store.client.initiateNewMultipartUpload(store.bucket, 'parts', {});
  for (const part of [1, 2, 5, 10]) await send('PUT', `partNumber=${part}`, `part ${part}`);
});
afterAll(() => store.stop());

const send = (method: string, query: string, body?: string, key = 'parts') =>
  signedFetch(store, `/${store.bucket}/${key}?uploadId=${uploadId}${query && `&${query}`}`, { method, body });

async function partsOf(query: string) {
  const text = await (await send('GET', query)).text();
  const all = (name: string) => [...text.matchAll(new RegExp(`<${name}>(\\w+)</${name}>`, 'g'))].map(([, one]) => one);
  return [all('PartNumber').map(Number), all('IsTruncated')[0] === 'true', Number(all('NextPartNumberMarker')[0])];
}

test('parts are listed by their numbers, page by page', async () => {
  expect(await partsOf('')).toEqual([[1, 2, 5, 10], false, 10]);
  expect(await partsOf('max-parts=2')).toEqual([[1, 2], true, 2]);
  expect(await partsOf('max-parts=2&part-number-marker=2')).toEqual([[5, 10], false, 10]);
  expect((await partsOf('part-number-marker=10'))[0]).toEqual([]);
});

test.each(['max-parts=-1', 'max-parts=many', 'part-number-marker=-1', 'part-number-marker=many'])(
  'refuses %s',
  async (query) => {
    expect(await errorOf(send('GET', query))).toBe('400 InvalidArgument');
  },
);

test('an upload belongs to its key', async () => {
  expect(await errorOf(send('GET', '', undefined, 'other'))).toBe('404 NoSuchUpload');
  expect(await errorOf(send('PUT', 'partNumber=1', 'x', 'other'))).toBe('404 NoSuchUpload');
  expect(await errorOf(send('DELETE', '', undefined, 'other'))).toBe('404 NoSuchUpload');
});

test('a refused completion leaves the upload as it was, and a dropped one cannot be completed', async () => {
  const complete = (etag: string) => {
    const part = `<Part><PartNumber>1</PartNumber><ETag>${etag}</ETag></Part>`;
    return send('POST', '', `<CompleteMultipartUpload>${part}</CompleteMultipartUpload>`);
  };
  expect(await errorOf(complete('0'.repeat(32)))).toBe('400 InvalidPart');
  expect((await partsOf(''))[0]).toEqual([1, 2, 5, 10]);
  await store.client.abortMultipartUpload(store.bucket, 'parts', uploadId);
  expect(await errorOf(complete('0'.repeat(32)))).toBe('404 NoSuchUpload');
  expect(await errorOf(send('PUT', 'partNumber=1', 'late'))).toBe('404 NoSuchUpload');
});
