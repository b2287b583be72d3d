import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

/** What a server could say in the name of the whole site. */
const hostile = {
  'set-cookie': '__session=theirs; Path=/',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
  'content-security-policy-report-only': 'default-src *',
  'x-frame-options': 'ALLOWALL',
  'strict-transport-security': 'max-age=0',
  'clear-site-data': '"*"',
  refresh: '0; url=https://elsewhere.example',
  'alt-svc': 'h3="elsewhere.example:443"',
  nel: '{"report_to":"theirs","max_age":1}',
  'report-to': '{"group":"theirs"}',
  'x-request-id': 'theirs-12345678',
  'permissions-policy': 'camera=*',
  'www-authenticate': 'Basic realm="theirs"',
  'access-control-allow-credentials': 'true',
};
const ofTheFile = {
  'content-type': 'text/javascript; charset=utf-8',
  etag: '"abc"',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};

/** What a page of the site may say, and a remote not. */
const ofThePage = { link: '</main.js>; rel=modulepreload', 'content-language': 'en-XA' };

let server: Upstream;
let gateway: TestGateway;
const received: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await startUpstream((request, response) => {
    received.push(request.headers);
    const type = /\.(html|svg)$/.exec(request.url ?? '')?.[1];
    const typed = type && { 'content-type': type === 'svg' ? 'image/svg+xml' : 'text/html; charset=utf-8' };
    response.writeHead(200, { ...hostile, ...ofTheFile, ...ofThePage, ...typed }).end('//');
  });
  const upstreams = { OWNER_REMOTE_URL: server.url, STATIC_PAGES_REMOTE_URL: server.url, CATALOG_URL: server.url };
  gateway = await testGateway({ ...upstreams, SHELL_URL: server.url });
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

const ofRemotes = ['/remotes/owner/x.js', '/remotes/static-pages/x.js'];
const paths = [...ofRemotes, '/main.0123abcd.js', '/rooms/r1'];
const caller = {
  cookie: '__session=mine',
  authorization: 'Bearer mine',
  referer: 'https://stay.example.test/newsletter/unsubscribe/a-token',
  'x-forwarded-for': '203.0.113.7',
  'user-agent': 'a browser',
  'accept-language': 'en',
};

test.each(paths)('the server of %s learns the language of the caller, and not who it is', async (path) => {
  await gateway.get(path, caller);
  const { host, ...headers } = received.at(-1)!;
  expect(host).toBe(new URL(server.url).host);
  expect(Object.keys(headers).sort()).toEqual(
    expect.arrayContaining(['accept', 'accept-encoding', 'accept-language', 'x-request-id']),
  );
  for (const name of ['cookie', 'authorization', 'referer', 'x-forwarded-for', 'user-agent', 'x-forwarded-host'])
    expect(headers).not.toHaveProperty(name);
});

test.each(paths)('the server of %s sends the headers of its file, and none in the name of the site', async (path) => {
  const { headers } = await gateway.get(path, caller);
  expect(Object.fromEntries(headers)).toMatchObject(ofTheFile);
  const passed = Object.entries(hostile).filter(([name, value]) => headers.get(name) === value);
  expect(passed).toEqual([]);
});

test.each(ofRemotes)('the server of %s does not speak for a page', async (path) => {
  const { headers } = await gateway.get(path, caller);
  for (const [name, value] of Object.entries(ofThePage)) expect(headers.get(name)).not.toBe(value);
});

test('the shell sends the language of its page and what the page loads', async () => {
  const { headers } = await gateway.get('/rooms/r1', caller);
  expect(Object.fromEntries(headers)).toMatchObject(ofThePage);
});

test('a service learns who calls', async () => {
  await gateway.get('/api/rooms', caller);
  expect(received.at(-1)).toMatchObject({ authorization: 'Bearer mine' });
});

test.each(['/remotes/owner/index.html', '/Remotes/Owner/index.html', '/remotes/static-pages/a.svg'])(
  '%s runs no scripts as a page',
  async (path) => {
    const { headers } = await gateway.get(path);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  },
);

test('a page of the shell has the policy of the site, and runs', async () => {
  const { headers } = await gateway.get('/about.html', { accept: 'text/html' });
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a file that is no page keeps the policy of the site', async () => {
  const { headers } = await gateway.get('/remotes/owner/x.js');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});
