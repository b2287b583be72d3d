import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';
import { eventually } from '@wayhouse/service-kit/testing';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { rawGet } from '../testing/raw-get.js';

const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' };
const script = 'console.log("a script")'.padEnd(3000);
let server: Upstream;
let gateway: TestGateway;
let requests: string[] = [];
let isAway = false;

beforeAll(async () => {
  server = await startUpstream((request, response) => {
    const { url = '', socket } = request;
    if (isAway) return void socket.destroy();
    requests.push(url);
    if (url.includes('large')) response.writeHead(200, immutable).end(randomBytes(1_100_000));
    else if (url.includes('gone')) response.writeHead(404, immutable).end();
    else if (url.includes('entry')) response.writeHead(200, { ...immutable, 'cache-control': 'no-cache' }).end(script);
    else response.writeHead(200, { ...immutable, etag: '"of the file"' }).end(script);
  });
  gateway = await testGateway({ SHELL_URL: server.url, STATIC_PAGES_REMOTE_URL: server.url });
});
beforeEach(() => {
  [requests, isAway] = [[], false];
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

const read = async (path: string) => (await gateway.get(path)).text();

test.each(['/main.0123abcd.js', '/remotes/static-pages/main.0123abcd.js'])(
  '%s is asked for once, and comes while its server is away',
  async (path) => {
    const first = await gateway.get(path);
    expect(await first.text()).toBe(script);
    isAway = true;
    await eventually(async () => {
      const again = await gateway.get(path);
      expect([again.status, await again.text()]).toEqual([200, script]);
      for (const name of [...Object.keys(immutable), 'etag', 'vary', 'content-security-policy'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
    });
    expect(requests.filter((url) => url.endsWith('/main.0123abcd.js'))).toHaveLength(1);
  },
);

test('each visitor gets an encoding that the browser accepts, and nothing where the browser has the file', async () => {
  for (const [accepted, expected] of [
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
    ['deflate,gzip', 'gzip'],
    ['br;q=0, identity', undefined],
  ] as const) {
    const { headers, body } = await rawGet(`${gateway.url}/of-encodings.0123abcd.js`, accepted);
    expect([accepted, headers['content-encoding']]).toEqual([accepted, expected]);
    expect((expected ? gunzipSync(body) : body).toString()).toBe(script);
  }
  const known = { 'if-none-match': '"of the file"', 'accept-encoding': 'identity' };
  const current = await gateway.get('/of-encodings.0123abcd.js', known);
  expect([current.status, await current.text()]).toEqual([304, '']);
});

test.each(['/entry.js', '/large.0123abcd.js', '/gone.0123abcd.js', '/main.4567abcd.js?again', '/images/1.js'])(
  '%s is asked for each time',
  async (path) => {
    await read(path);
    isAway = true;
    expect((await gateway.get(path)).status).toBeGreaterThanOrEqual(404);
  },
);
