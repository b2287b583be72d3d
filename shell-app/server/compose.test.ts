import { type TestRemote, testRemote } from './testing/test-remote.js';
import { type TestShell, testShell } from './testing/test-shell.js';

let remote: TestRemote;
let shell: TestShell;
beforeAll(async () => {
  remote = await testRemote({ pages: [{ path: '/abouts' }] });
  shell = await testShell({ OWNER_REMOTE_URL: remote.url, STATIC_PAGES_REMOTE_URL: remote.url });
});
afterAll(() => Promise.all([shell.stop(), remote.stop()]));

const asBrowser = { accept: 'text/html' };

test('the frame is the HTML of the build, which asks again without scripts, without anything of a page', async () => {
  const response = await shell.get('/frame.html');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await response.text()).toMatch(
    /<head><title>Shell<\/title><noscript><meta[^>]*><\/noscript><\/head><body>the shell<\/body>/,
  );
});

test.each(['/frame.html', '/abouts'])('%s is not sent again to who has it', async (path) => {
  const { headers } = await shell.get(path, asBrowser);
  // As a browser asks again; fetch alone would ask for a fresh one.
  const known = { ...asBrowser, 'if-none-match': String(headers.get('etag')), 'cache-control': 'max-age=0' };
  expect((await shell.get(path, known)).status).toBe(304);
});

test('a page is described in the locale that the request accepts, and caches learn that it depends on the request', async () => {
  const response = await shell.get('/rooms', { ...asBrowser, 'accept-language': 'en-XA' });
  expect(response.headers.get('content-language')).toBe('en-XA');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(await response.text()).toContain('<title>⟦');
});

test.each([
  ['/', 'page', 200],
  ['/no/such/page', 'page', 404],
  ['/main.0123abcd.js', 'file', 200],
  ['/none.js', 'none', 404],
  ['/robots.txt', '/robots.txt', 200],
])('%s is counted as %s, not under its address', async (path, route, status) => {
  await (await shell.get(path, asBrowser)).text();
  const labels = `service="shell",method="GET",route="${route}",status="${status}"`;
  expect(await (await shell.get('/metrics')).text()).toContain(`http_request_seconds_count{${labels}}`);
});

test('METRICS_PORT takes the metrics away from where pages are', async () => {
  const apart = await testShell({ METRICS_PORT: '0' });
  expect(await (await apart.get('/metrics', asBrowser)).text()).not.toContain('http_request_seconds');
  await apart.stop();
});

test('anything but reading is refused', async () => {
  expect((await fetch(`${shell.url}/rooms`, { method: 'POST' })).status).toBe(404);
});
