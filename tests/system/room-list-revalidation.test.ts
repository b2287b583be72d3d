import { aRoom } from '../../services/catalog/src/testing/a-room.js';
import { testCatalog } from '../../services/catalog/src/testing/test-catalog.js';
import { type TestGateway, testGateway } from '../../services/gateway/src/testing/test-gateway.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
let gateway: TestGateway;
beforeAll(async () => {
  catalog = await testCatalog();
  gateway = await testGateway({ CATALOG_URL: catalog.url });
});
afterAll(async () => {
  await gateway.stop();
  await catalog.stop();
});

/** What is answered in an encoding that nobody has asked for lately, which the catalog answers itself. */
async function asked(encoding: string, etag?: string | null) {
  // As browsers do; without the word `fetch` says that it wants no answer of before.
  const known = etag && { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const headers = { 'accept-encoding': encoding, ...known };
  const answer = await gateway.get('/api/rooms', headers);
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
}

test('who has the list of rooms is not sent it again until it is another', async () => {
  await catalog.given(aRoom({ id: 'r1' }));
  const first = await asked('gzip');
  expect(first).toMatchObject({ status: 200, etag: expect.any(String) as string });
  expect(await asked('identity', first.etag)).toMatchObject({ status: 304, text: '' });
  await catalog.given(aRoom({ id: 'r2' }));
  const changed = await asked('deflate', first.etag);
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('"r2"')]);
  expect(changed.etag).not.toBe(first.etag);
});
