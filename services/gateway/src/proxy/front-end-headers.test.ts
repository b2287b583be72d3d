import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startUpstream, type Upstream } from '../testing/upstream.js';

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
  link: '<https://elsewhere.example>; rel=preload',
  'www-authenticate': 'Basic realm="theirs"',
  'access-control-allow-credentials': 'true',
};
const ofTheFile = {
  'content-type': 'text/javascript; charset=utf-8',
  etag: '"abc"',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};

let server: Upstream;
let gateway: TestGateway;
const received: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await startUpstream((request, response) => {
    received.push(request.headers);
    response.writeHead(200, { ...hostile, ...ofTheFile }).end('//');
  });
  const upstreams = { OWNER_REMOTE_URL: server.url, STATIC_PAGES_REMOTE_URL: server.url, CATALOG_URL: server.url };
  gateway = await testGateway({ ...upstreams, SHELL_DIR: undefined, SHELL_URL: server.url });
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

const paths = ['/remotes/owner/x.js', '/remotes/static-pages/x.js', '/main.0123abcd.js'];
const caller = { cookie: '__session=mine', authorization: 'Bearer mine', 'accept-language': 'en' };

test.each(paths)('the server of %s learns the language of the caller, and not who it is', async (path) => {
  await gateway.get(path, caller);
  expect(received.at(-1)).toMatchObject({ 'accept-language': 'en' });
  expect(received.at(-1)).not.toHaveProperty('cookie');
  expect(received.at(-1)).not.toHaveProperty('authorization');
});

test.each(paths)('the server of %s says what its file is, and nothing in the name of the site', async (path) => {
  const { headers } = await gateway.get(path, caller);
  expect(Object.fromEntries(headers)).toMatchObject(ofTheFile);
  const passed = Object.entries(hostile).filter(([name, value]) => headers.get(name) === value);
  expect(passed).toEqual([]);
});

test('a service learns who calls', async () => {
  await gateway.get('/api/rooms', caller);
  expect(received.at(-1)).toMatchObject({ authorization: 'Bearer mine' });
});
