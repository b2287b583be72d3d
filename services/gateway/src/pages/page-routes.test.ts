import { controlTimeouts } from '../testing/control-timeouts.js';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '../testing/upstream.js';
import { aRoom } from '../testing/a-room.js';

const evil = '</script><script>alert(1)</script>"\'&<img src=x>';
const waiting = controlTimeouts();
let catalog: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  catalog = await startUpstream((request, response) => {
    const rooms: Record<string, object> = { r1: aRoom(), evil: aRoom({ hotel: { ...aRoom().hotel, name: evil } }) };
    const room = rooms[request.url?.split('/').at(-1) ?? ''];
    if (request.url?.endsWith('/hangs')) return waiting.timeOut();
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
  '/my-data',
  '/owner/add-room',
  '/BlogPages',
  '/HelpCenter/',
  '/rooms/hangs',
  '/loader/my-bookings',
  '/loader/https://evil.example',
])('%s starts from the shell’s HTML, which is revalidated every time', async (path) => {
  const response = await gateway.get(path, { accept: 'text/html' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await response.text()).toContain('<body>the shell</body>');
});

test.each(['/not/known', '/rooms/unknown', '/rooms/r1/photos', '/careers/chef', '/newsletter', '/my-bookings/b1'])(
  '%s is a 404 with the shell’s HTML',
  async (path) => {
    const response = await gateway.get(path, { accept: 'text/html' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    const html = await response.text();
    expect(html).toContain('<body>the shell</body>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('hashed files are cached for good, others are revalidated, unknown ones are 404', async () => {
  const caching = async (path: string) => (await gateway.get(path)).headers.get('cache-control');
  expect(await caching('/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/documents/terms-of-use.pdf')).toBe('no-cache');
  const unknown = await gateway.get('/main.ffffffff.js', { accept: 'text/html' });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).not.toContain('the shell');
});

test('a PDF opens in the browser and is revalidated', async () => {
  const response = await gateway.get('/documents/terms-of-use.pdf');
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  // As a browser asks again; fetch alone would ask for a fresh one.
  const known = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await gateway.get('/documents/terms-of-use.pdf', known)).status).toBe(304);
  expect((await gateway.get('/documents/unknown.pdf', { accept: 'text/html' })).status).toBe(404);
});

test('files are compressed for clients that accept it', async () => {
  const response = await gateway.get('/main.0123abcd.js', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

test('a room’s page has its metadata in the HTML', async () => {
  const html = await page('/rooms/r1');
  expect(html).toContain('<title>Amber Court, Double Bed · Wayhouse</title>');
  expect(html).toContain('<link rel="canonical" href="https://stay.example.test/rooms/r1">');
  expect(html).not.toContain('<title>Shell</title>');
  expect(dataOf(html)).toMatchObject({ offers: { price: 120.5, priceCurrency: 'USD' } });
});

test('names are escaped in the page’s head', async () => {
  const html = await page('/rooms/evil');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('<img');
  expect(dataOf(html)).toMatchObject({ containedInPlace: { name: evil } });
});

test('pages of one person have noindex', async () => {
  expect(await page('/my-bookings')).toContain('noindex');
  expect(await page('/my-data')).toContain('noindex');
  expect(await page('/OWNER/list-room')).toContain('noindex');
  expect(await page('/helpcenter/')).toContain('<title>Help Center · Wayhouse</title>');
});

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
