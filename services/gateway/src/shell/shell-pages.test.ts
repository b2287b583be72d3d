import { paths } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';
import { defaultTimeouts } from '../proxy/idle-timeout.js';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';

const asBrowser = { accept: 'text/html' };
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: '"of the page"' };
let release = 'first';
let state: 'up' | 'hanging' | 'broken' | 'gone' = 'up';
let requests: string[] = [];
let server: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startUpstream((request, response) => {
    const { url = '', headers } = request;
    requests.push(url);
    if (state === 'hanging') return;
    if (state === 'gone') return void request.socket.destroy();
    if (state === 'broken') return void response.writeHead(500, html).end('a stack trace');
    if (url === '/main.0123abcd.js')
      return void response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('console.log(1)');
    if (url === '/config.json')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"release":"${release}"}`);
    if (url === '/frame.html')
      return void response.writeHead(200, { ...html, etag: `"${release}"` }).end(`frame of ${release}`);
    if (/\.\w+$/.test(url)) return void response.writeHead(404).end('Not found');
    if (headers['if-none-match'] === html.etag) return void response.writeHead(304, html).end();
    response.writeHead(url === '/not/known' ? 404 : 200, html).end(`page ${url} of ${release}`);
  });
  gateway = await testGateway(
    { SHELL_URL: server.url },
    // Short for a server that hangs; the others answer at once.
    { timeouts: { ...defaultTimeouts, pageMs: 200 } },
  );
});
beforeEach(async () => {
  [state, release, requests] = ['up', 'first', []];
  await eventually(async () => expect(await framed(gateway)).toBe('page / of first'));
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

const framed = async (of: TestGateway, path = '/') => (await of.get(path, asBrowser)).text();
const cachingOf = (response: Response) => [response.status, response.headers.get('cache-control')];

test('a page comes from the shell as it is: status, caching and body', async () => {
  const response = await gateway.get(paths.contact, asBrowser);
  expect(cachingOf(response)).toEqual([200, 'no-cache']);
  expect(await response.text()).toBe(`page ${paths.contact} of first`);
  const unknown = await gateway.get('/not/known', asBrowser);
  expect([...cachingOf(unknown), await unknown.text()]).toEqual([404, 'no-cache', 'page /not/known of first']);
});

test('a page that the visitor has is not sent again', async () => {
  const { headers } = await gateway.get('/rooms?destination=Goa', asBrowser);
  const known = { ...asBrowser, 'if-none-match': String(headers.get('etag')), 'cache-control': 'max-age=0' };
  expect((await gateway.get('/rooms?destination=Goa', known)).status).toBe(304);
});

test('files come unchanged from the shell’s server, and unknown ones are 404', async () => {
  const script = await gateway.get('/main.0123abcd.js');
  expect(cachingOf(script)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await gateway.get('/main.ffffffff.js')).status).toBe(404);
});

test.each(['/rooms/nothing', '/api/nothing.json', '/Health', '/metrics/'])(
  '%s is not a file of the shell and never requested from its server',
  async (path) => {
    requests = [];
    const response = await gateway.get(path, { accept: 'application/json' });
    expect([response.status, requests]).toEqual([404, []]);
    expect(await response.json()).toMatchObject({ success: false, code: 'not-found' });
  },
);

describe.each([['hanging'], ['gone'], ['broken']] as const)('while the shell’s server is %s', (how) => {
  test('a page is the frame, which is not stored, and the browser gets its config', async () => {
    state = how;
    for (const path of ['/', '/rooms/r1', '/not/known']) {
      const response = await gateway.get(path, { ...asBrowser, 'if-none-match': html.etag });
      expect([...cachingOf(response), await response.text()]).toEqual([200, 'no-store', 'frame of first']);
      expect(response.headers.get('content-type')).toBe(html['content-type']);
      expect(response.headers.get('etag')).toBeNull();
    }
    const config = await gateway.get('/config.json');
    expect([...cachingOf(config), await config.json()]).toEqual([200, 'no-store', { release: 'first' }]);
    state = 'up';
    expect(await framed(gateway, '/rooms/r1')).toBe('page /rooms/r1 of first');
  });

  test('each such page is counted', async () => {
    const counted = () => gateway.metrics.registry.getSingleMetricAsString('pages_from_frame_total');
    const total = async () => Number(/^pages_from_frame_total\S* (\d+)$/m.exec(await counted())?.[1]);
    const before = await total();
    await framed(gateway);
    await gateway.get('/config.json');
    expect(await total()).toBe(before);
    state = how;
    await framed(gateway);
    expect(await total()).toBe(before + 1);
  });
});

test('a file that nobody has asked for does not come while the shell’s server is away', async () => {
  state = 'gone';
  const response = await gateway.get('/main.4567cdef.js', asBrowser);
  expect(cachingOf(response)).toEqual([503, 'no-store']);
});

test('the frame of a new release replaces the one before', async () => {
  release = 'second';
  await eventually(async () => {
    state = 'up';
    await framed(gateway);
    state = 'broken';
    expect(await framed(gateway)).toBe('frame of second');
  });
});

test('the frame is there before the first page is asked for', async () => {
  const fresh = await testGateway({ SHELL_URL: server.url });
  state = 'gone';
  expect(await framed(fresh)).toBe('frame of first');
  await fresh.stop();
});

test('without a frame the response is a 503, until the server responds, whether anybody asks or not', async () => {
  state = 'gone';
  const fresh = await testGateway({ SHELL_URL: server.url });
  const refused = await fresh.get('/', asBrowser);
  expect([...cachingOf(refused), await refused.json()]).toMatchObject([503, 'no-store', { code: 'unavailable' }]);
  [state, requests] = ['up', []];
  await eventually(() => Promise.resolve(expect(requests).toContain('/frame.html')));
  state = 'broken';
  await eventually(async () => expect(await framed(fresh)).toBe('frame of first'));
  await fresh.stop();
});
