import { renderModule } from '@wayhouse/contracts';
import { smallRenderer } from '../testing/small-renderer.js';
import { type TestRemote, testRemote } from '../testing/test-remote.js';
import { type TestShell, testShell } from '../testing/test-shell.js';

const evil = '</script><script>alert(1)</script>"\'&<img src=x>';
/** A search for `evil` is a page whose head is full of it. */
const renderer = smallRenderer(`async ({ url }, _sources, head) => {
  const evil = ${JSON.stringify(evil)};
  return url.includes('evil') ? { head: { ...head, title: evil, description: evil, jsonLd: [{ name: evil }] } } : {};
}`);
let remotes: TestRemote[];
let shell: TestShell;
beforeAll(async () => {
  remotes = [
    await testRemote({ area: '/owner', pages: [{ path: '/owner/*', hidden: true }] }),
    await testRemote({ pages: [{ path: '/BlogPages' }, { path: '/helpcenter', title: 'Help Center' }] }),
  ];
  const [OWNER_REMOTE_URL, STATIC_PAGES_REMOTE_URL] = remotes.map(({ url }) => url);
  shell = await testShell({ OWNER_REMOTE_URL, STATIC_PAGES_REMOTE_URL }, renderer);
});
afterAll(() => Promise.all([shell, ...remotes].map((each) => each.stop())));

const page = async (path: string) => (await shell.get(path, { accept: 'text/html' })).text();

test.each([
  '/',
  '/rooms?destination=Goa',
  '/rooms/r1',
  '/my-bookings',
  '/owner/add-room',
  '/BlogPages',
  '/HelpCenter/',
])('%s starts from the shell’s HTML, which is revalidated every time', async (path) => {
  const response = await shell.get(path, { accept: 'text/html' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await response.text()).toContain('<body>the shell</body>');
});

test.each(['/not/known', '/rooms/unknown', '/careers/chef', '/newsletter', '/my-bookings/b1'])(
  '%s is a 404 with the shell’s HTML',
  async (path) => {
    const response = await shell.get(path, { accept: 'text/html' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    const html = await response.text();
    expect(html).toContain('<body>the shell</body>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('hashed files are cached for good, others are revalidated, unknown ones are 404', async () => {
  const caching = async (path: string) => (await shell.get(path)).headers.get('cache-control');
  expect(await caching('/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/documents/terms-of-use.pdf')).toBe('no-cache');
  const unknown = await shell.get('/main.ffffffff.js', { accept: 'text/html' });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).not.toContain('the shell');
});

test('a PDF opens in the browser and is revalidated', async () => {
  const response = await shell.get('/documents/terms-of-use.pdf');
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(response.headers.get('content-disposition')).toBeNull();
  // As a browser asks again; fetch alone would ask for a fresh one.
  const known = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await shell.get('/documents/terms-of-use.pdf', known)).status).toBe(304);
  expect((await shell.get('/documents/unknown.pdf', { accept: 'text/html' })).status).toBe(404);
});

test('a page has its head in the HTML, in the place of the frame’s', async () => {
  const html = await page('/rooms/r1');
  expect(html).toContain('<title>Title of /rooms/r1 · Wayhouse</title>');
  expect(html).toContain('<link rel="canonical" href="https://stay.example.test/rooms/r1">');
  expect(html).not.toContain('<title>Shell</title>');
});

test('names are escaped in the page’s head', async () => {
  const html = await page('/rooms?destination=evil');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<img');
  expect(dataOf(html)).toEqual({ name: evil });
});

test('hidden pages have noindex', async () => {
  expect(await page('/my-bookings')).toContain('noindex');
  expect(await page('/OWNER/list-room')).toContain('noindex');
  expect(await page('/helpcenter/')).toContain('<title>Help Center · Wayhouse</title>');
});

test('a build that renders no pages is served as it is', async () => {
  const bare = await testShell({}, { [renderModule]: 'exports.renderPage = () => { throw new Error("a defect") };' });
  const response = await bare.get('/rooms', { accept: 'text/html' });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>Shell</title>')]);
  await bare.stop();
});

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
