import { patientPages } from '../testing/control-timeouts.js';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, upstream } from '../testing/upstream.js';
import { aRoom } from '../testing/a-room.js';

const evil = '</script><script>alert(1)</script>"\'&<img src=x>';
const waiting = patientPages();
let catalog: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  catalog = await upstream((request, response) => {
    const rooms: Record<string, object> = { r1: aRoom(), evil: aRoom({ hotel: { ...aRoom().hotel, name: evil } }) };
    const room = rooms[request.url?.split('/').at(-1) ?? ''];
    if (request.url?.endsWith('/hangs')) return waiting.giveUp();
    response.writeHead(room ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: Boolean(room), room }));
  });
  gateway = await testGateway({ CATALOG_URL: catalog.url });
});
afterAll(() => Promise.all([gateway.stop(), catalog.stop()]));

const page = async (path: string) => (await gateway.get(path, { accept: 'text/html' })).text();

test.each([
  '/',
  '/rooms?destination=Goa',
  '/rooms/r1',
  '/my-bookings',
  '/owner/add-room',
  '/BlogPages',
  '/HelpCenter/',
  '/rooms/hangs',
  '/loader/my-bookings',
  '/loader/https://evil.example',
])('%s starts from the shell’s page, which is asked for again each time', async (path) => {
  const answer = await gateway.get(path, { accept: 'text/html' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await answer.text()).toContain('<body>the shell</body>');
});

test.each(['/not/known', '/rooms/unknown', '/rooms/r1/photos', '/careers/chef', '/newsletter', '/my-bookings/b1'])(
  '%s is 404, with the shell’s page to say so',
  async (path) => {
    const answer = await gateway.get(path, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    const html = await answer.text();
    expect(html).toContain('<body>the shell</body>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('a hashed file is kept for good, another is asked for again, an unknown one is 404', async () => {
  const caching = async (path: string) => (await gateway.get(path)).headers.get('cache-control');
  expect(await caching('/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/documents/terms-of-use.pdf')).toBe('no-cache');
  const unknown = await gateway.get('/main.ffffffff.js', { accept: 'text/html' });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).not.toContain('the shell');
});

test('a document opens in the browser, and comes again only when it has changed', async () => {
  const answer = await gateway.get('/documents/terms-of-use.pdf');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  // As a browser asks again; fetch alone would ask for a fresh one.
  const known = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await gateway.get('/documents/terms-of-use.pdf', known)).status).toBe(304);
  expect((await gateway.get('/documents/unknown.pdf', { accept: 'text/html' })).status).toBe(404);
});

test('files are compressed for who can read that', async () => {
  const answer = await gateway.get('/main.0123abcd.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('a room’s page says what it offers before any script has run', async () => {
  const html = await page('/rooms/r1');
  expect(html).toContain('<title>Amber Court, Double Bed · Wayhouse</title>');
  expect(html).toContain('<link rel="canonical" href="https://stay.example.test/rooms/r1">');
  expect(html).not.toContain('<title>Shell</title>');
  expect(dataOf(html)).toMatchObject({ offers: { price: 120.5, priceCurrency: 'USD' } });
});

test('no name can break out of the page’s head', async () => {
  const html = await page('/rooms/evil');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('<img');
  expect(dataOf(html)).toMatchObject({ containedInPlace: { name: evil } });
});

test('pages of one person only are not for search engines', async () => {
  expect(await page('/my-bookings')).toContain('noindex');
  expect(await page('/OWNER/list-room')).toContain('noindex');
  expect(await page('/helpcenter/')).toContain('<title>Help Center · Wayhouse</title>');
});

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
