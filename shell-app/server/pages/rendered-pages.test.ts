import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { smallRenderer } from '../testing/small-renderer.js';
import { type TestShell, testShell } from '../testing/test-shell.js';

const frame =
  '<!doctype html><html lang="en"><head><title>Shell</title><script defer="defer" src="/main.js"></script></head><body><div id="root"><noscript>No.</noscript></div></body></html>';
/** Shows the rooms of the catalog; a search for `crash` throws, as a defect would. */
const renderer = smallRenderer(`async ({ url, locale }, { get, config, dataTimeoutMs, reportError }) => {
  if (url.includes('broken')) throw new Error('a defect of the build');
  if (url.includes('crash')) return reportError(new Error('a defect'));
  const answer = get('/api/rooms');
  const late = new Promise((resolve) => setTimeout(resolve, dataTimeoutMs));
  const { body } = (await Promise.race([answer, late])) ?? {};
  const html = '<h1>' + locale + ' ' + url + ' ' + (body ? body.text : 'skeleton') + '</h1>';
  const state = { at: Math.random(), text: body && body.text, currency: config.currency };
  return { isComplete: Boolean(body), content: { html, state, scripts: ['/main.js', '/part.js'], contentKey: html } };
}`);

let catalog: Upstream;
let shell: TestShell;
let text = 'three rooms';
let requests = 0;
let requestsAtStart = 0;
let isHanging = false;
let now = 0;

beforeAll(async () => {
  catalog = await startUpstream((_request, response) => {
    requests++;
    if (isHanging) return;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, text }));
  });
  const settings = { CATALOG_URL: catalog.url, CURRENCY: 'EUR' };
  shell = await testShell(settings, { 'index.html': frame, ...renderer });
  requestsAtStart = requests;
});
beforeEach(() => {
  now += 5000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  requests = 0;
  isHanging = false;
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => Promise.all([shell.stop(), catalog.stop()]));

const page = (address: string, headers: Record<string, string> = {}) =>
  shell.get(address, { accept: 'text/html', ...headers });

test('one page has been rendered before the first visitor asks for one', () => {
  expect(requestsAtStart).toBe(1);
});

test('a page comes with its content, its head and what the browser takes it over with', async () => {
  const html = await (await page('/rooms?destination=Goa')).text();
  expect(html).toContain('<div id="root"><h1>en /rooms?destination=Goa three rooms</h1></div>');
  expect(html).toContain('<title>Title of /rooms · Wayhouse</title>');
  expect(html).not.toContain('<noscript>');
  // The early script starts them once there is something to read.
  expect(html).not.toContain('<script defer');
  expect(html).toContain('data-scripts="/main.js /part.js"');
  expect(stateOf(html)).toMatchObject({ text: 'three rooms', currency: 'EUR' });
});

const askAgain = '<noscript><meta http-equiv="refresh" content="2"></noscript></head>';

test('the frame that comes for a late page shows that, and asks for it again without scripts; no page does', async () => {
  const frame = await (await page('/frame.html')).text();
  expect(frame).toContain(askAgain);
  expect(frame).toContain('<div id="root">No.</div>');
  expect(await (await page('/')).text()).not.toContain('http-equiv');
});

test('the page is in the language that the request accepts', async () => {
  const html = await (await page('/', { 'accept-language': 'en-XA' })).text();
  expect(html).toMatch(/<html lang="en-XA">.*<h1>en-XA \/ three rooms/s);
  expect(await (await page('/')).text()).toMatch(/<html lang="en">.*<h1>en \/ three rooms/s);
});

test('what a service sends cannot end the data block', async () => {
  text = '</script><script>alert(1)</script>\u2028';
  const html = await (await page('/rooms?guests=2')).text();
  const block = html.slice(html.indexOf('<script type="application/json"'));
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(stateOf(html)).toMatchObject({ text });
  text = 'three rooms';
});

test('a page is cached for a second, and rendered once for all who ask meanwhile', async () => {
  await Promise.all([page('/rooms'), page('/rooms'), page('/rooms')]);
  await page('/rooms');
  expect(requests).toBe(1);
  now += 1001;
  await page('/rooms');
  expect(requests).toBe(2);
});

test('a page with the same content is not sent again, however often it was rendered', async () => {
  const first = await page('/rooms?sort=newest');
  now += 1001;
  const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await page('/rooms?sort=newest', headers)).status).toBe(304);
  text = 'four rooms';
  now += 1001;
  expect((await page('/rooms?sort=newest', headers)).status).toBe(200);
  text = 'three rooms';
});

test('what a service does not send in time is left to the browser, without scripts asked for again, and not cached', async () => {
  isHanging = true;
  const html = await (await page('/rooms?guests=3')).text();
  expect(html).toContain('<h1>en /rooms?guests=3 skeleton</h1>');
  expect(html).toContain(askAgain);
  isHanging = false;
  // The request that hangs is shared until it times out, so another page shows that the service is back.
  expect(await (await page('/rooms?guests=4')).text()).toContain('/rooms?guests=4');
});

test('a page that cannot be rendered is the frame with its head', async () => {
  const response = await page('/rooms?destination=Goa&crash=1');
  const html = await response.text();
  expect([response.status, html]).toEqual([200, expect.stringContaining('<noscript>No.</noscript>')]);
  expect(html).toContain('<title>Title of /rooms · Wayhouse</title>');
  expect(html).not.toContain('http-equiv');
  expect(html).toContain('<script defer="defer" src="/main.js"></script>');
});

const stateOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
