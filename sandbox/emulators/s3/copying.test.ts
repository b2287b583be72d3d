import { CopyConditions } from 'minio';
import { errorOf, signedFetch } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

let etag: string;
beforeAll(async () => {
  const metadata = { 'Content-Type': 'image/png', 'X-Amz-Meta-Room': 'r1' };
  ({ etag } = await store.client.putObject(store.bucket, 'from & <here>', 'picture', undefined, metadata));
});

const source = () => `/${store.bucket}/from & <here>`;

test('takes content and metadata along', async () => {
  await store.client.copyObject(store.bucket, 'to', source());
  expect(await store.read('to')).toBe('picture');
  const { metaData } = await store.client.statObject(store.bucket, 'to');
  expect(metaData).toMatchObject({ 'content-type': 'image/png', room: 'r1' });
});

test('replaces the metadata when asked to, even in place', async () => {
  await store.client.putObject(store.bucket, 'same', 'text');
  const answer = await signedFetch(store, `/${store.bucket}/same`, {
    method: 'PUT',
    headers: {
      'x-amz-copy-source': `/${store.bucket}/same`,
      'x-amz-metadata-directive': 'REPLACE',
      'x-amz-meta-new': 'yes',
    },
  });
  expect(answer.status).toBe(200);
  const { metaData } = await store.client.statObject(store.bucket, 'same');
  expect(metaData).toMatchObject({ new: 'yes' });
  expect(await store.read('same')).toBe('text');
});

test('is refused in place when it would change nothing', async () => {
  await store.client.putObject(store.bucket, 'same', 'text');
  const headers = { 'x-amz-copy-source': `/${store.bucket}/same` };
  const copy = signedFetch(store, `/${store.bucket}/same`, { method: 'PUT', headers });
  expect(await errorOf(copy)).toBe('400 InvalidRequest');
});

test('happens only if the source is as expected', async () => {
  const copyIf = (set: (conditions: CopyConditions) => void) => {
    const conditions = new CopyConditions();
    set(conditions);
    return store.client.copyObject(store.bucket, 'conditional', source(), conditions);
  };
  const failed = { code: 'PreconditionFailed' };
  await copyIf((conditions) => conditions.setMatchETag(etag));
  await copyIf((conditions) => conditions.setModified(new Date('2020-01-01')));
  await expect(copyIf((conditions) => conditions.setMatchETag('other'))).rejects.toMatchObject(failed);
  await expect(copyIf((conditions) => conditions.setMatchETagExcept(etag))).rejects.toMatchObject(failed);
  await expect(copyIf((conditions) => conditions.setUnmodified(new Date('2020-01-01')))).rejects.toMatchObject(failed);
});

test('needs a source that exists', async () => {
  const copy = (from: string) => store.client.copyObject(store.bucket, 'to', from);
  await expect(copy(`/${store.bucket}/nothing`)).rejects.toMatchObject({ code: 'NoSuchKey' });
  await expect(copy('/no-such-bucket/nothing')).rejects.toMatchObject({ code: 'NoSuchBucket' });
});
