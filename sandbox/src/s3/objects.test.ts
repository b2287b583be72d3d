import { createHash } from 'node:crypto';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

test('gives back what was put, with its type, metadata and entity tag', async () => {
  const { client, bucket, read } = store;
  const metadata = { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60', 'X-Amz-Meta-Room': 'r1' };
  const { etag } = await client.putObject(bucket, 'rooms/one.webp', Buffer.from('picture'), undefined, metadata);
  expect(etag).toBe(createHash('md5').update('picture').digest('hex'));
  expect(await read('rooms/one.webp')).toBe('picture');
  const stat = await client.statObject(bucket, 'rooms/one.webp');
  expect(stat).toMatchObject({
    size: 7,
    etag,
    metaData: { 'content-type': 'image/webp', 'cache-control': 'max-age=60', room: 'r1' },
  });
  expect(Math.abs(stat.lastModified.getTime() - Date.now())).toBeLessThan(60_000);
});
