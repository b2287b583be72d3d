import { paths } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { controlTimeouts } from '../../testing/control-timeouts.js';
import { type TestGateway, testGateway } from '../../testing/test-gateway.js';
import { type Upstream, startUpstream } from '../../testing/upstream.js';

controlTimeouts();
let html = page('first');
let requests: string[] = [];
let isDown = false;
let server: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startUpstream((request, response) => {
    requests.push(String(request.url));
    if (isDown) return void request.socket.destroy();
    if (request.url === '/index.html') return void response.setHeader('etag', `"${html.length}"`).end(html);
    if (request.url === '/main.0123abcd.js')
      return void response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('console.log(1)');
    response.writeHead(404).end('Not found');
  });
  gateway = await testGateway({ SHELL_DIR: '', SHELL_URL: server.url });
});
beforeEach(() => {
  requests = [];
  isDown = false;
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

test('every page starts from the HTML of the shell’s server, with its own metadata', async () => {
  const response = await gateway.get(paths.about, { accept: 'text/html' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const text = await response.text();
  expect(text).toContain('<title>About · Wayhouse</title>');
  expect(text).toContain('first');
});

test('files come unchanged from the shell’s server, and unknown ones are 404', async () => {
  const script = await gateway.get('/main.0123abcd.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await gateway.get('/main.ffffffff.js')).status).toBe(404);
});

test.each(['/rooms/nothing', '/api/nothing.json'])(
  '%s is not a file of the shell and never requested from its server',
  async (path) => {
    const response = await gateway.get(path, { accept: 'application/json' });
    expect([response.status, requests]).toEqual([404, []]);
    expect(await response.json()).toMatchObject({ success: false, code: 'not-found' });
  },
);

test('a new deployment of the shell is served without a restart, and the cached HTML while its server is unreachable', async () => {
  html = page('a second one');
  await eventually(async () => expect(await home(gateway)).toContain('a second one'));
  isDown = true;
  const before = requests.length;
  await eventually(async () => {
    await home(gateway);
    expect(requests.length).toBeGreaterThan(before);
  });
  expect(await home(gateway)).toContain('a second one');
});

test('without a shell the response is a 503, until its server responds', async () => {
  isDown = true;
  const fresh = await testGateway({ SHELL_DIR: '', SHELL_URL: server.url });
  const refused = await fresh.get('/', { accept: 'text/html' });
  expect([refused.status, await refused.json()]).toMatchObject([503, { success: false, code: 'unavailable' }]);
  isDown = false;
  expect((await fresh.get('/', { accept: 'text/html' })).status).toBe(200);
  await fresh.stop();
});

test('SHELL_DIR and SHELL_URL exclude each other', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  return expect(testGateway({ SHELL_URL: server.url }))
    .rejects.toThrow('ended')
    .then(() => expect(stderr).toHaveBeenCalledWith(expect.stringContaining('SHELL_DIR: set either this or SHELL_URL')))
    .finally(() => [stderr, ended].forEach((spy) => spy.mockRestore()));
});

const home = async (of: TestGateway) => (await of.get('/', { accept: 'text/html' })).text();

function page(body: string): string {
  return `<!doctype html><html><head><title>Shell</title></head><body>${body}</body></html>`;
}
