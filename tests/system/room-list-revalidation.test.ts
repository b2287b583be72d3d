import { aRoom } from '@wayhouse/catalog/testing/a-room';
import { startTestCatalog } from '@wayhouse/catalog/testing/test-catalog';
import { type TestGateway, testGateway } from '@wayhouse/gateway/testing/test-gateway';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let gateway: TestGateway;
beforeAll(async () => {
  catalog = await startTestCatalog();
  gateway = await testGateway({ CATALOG_URL: catalog.url });
});
afterAll(async () => {
  await gateway.stop();
  await catalog.stop();
});

/** A new encoding bypasses the gateway’s response cache. */
async function requestRooms(encoding: string, etag?: string | null) {
  // As browsers do; otherwise `fetch` sends `cache-control: no-cache`.
  const validators = etag && { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const headers = { 'accept-encoding': encoding, ...validators };
  const answer = await gateway.get('/api/rooms', headers);
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
}

test('an unchanged list of rooms is answered with 304', async () => {
  await catalog.storeRooms(aRoom({ id: 'r1' }));
  const first = await requestRooms('gzip');
  expect(first).toMatchObject({ status: 200, etag: expect.any(String) as string });
  expect(await requestRooms('identity', first.etag)).toMatchObject({ status: 304, text: '' });
  await catalog.storeRooms(aRoom({ id: 'r2' }));
  const changed = await requestRooms('deflate', first.etag);
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('"r2"')]);
  expect(changed.etag).not.toBe(first.etag);
});
