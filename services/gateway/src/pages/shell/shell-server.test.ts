import { paths } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { patientPages } from '../../testing/control-timeouts.js';
import { type TestGateway, testGateway } from '../../testing/test-gateway.js';
import { type Upstream, upstream } from '../../testing/upstream.js';

patientPages();
let html = page('first');
let asked: string[] = [];
let isDown = false;
let server: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  server = await upstream((request, response) => {
    asked.push(String(request.url));
    if (isDown) return void request.socket.destroy();
    if (request.url === '/index.html') return void response.setHeader('etag', `"${html.length}"`).end(html);
    if (request.url === '/main.0123abcd.js')
      return void response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('console.log(1)');
    response.writeHead(404).end('Not found');
  });
  gateway = await testGateway({ SHELL_DIR: '', SHELL_URL: server.url });
});
beforeEach(() => {
  asked = [];
  isDown = false;
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

test('every client route starts from the page that the shell’s server has, with the words of its address', async () => {
  const answer = await gateway.get(paths.about, { accept: 'text/html' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const text = await answer.text();
  expect(text).toContain('<title>About · Wayhouse</title>');
  expect(text).toContain('first');
});

test('its files come from there as they are, and what is missing there is missing here', async () => {
  const script = await gateway.get('/main.0123abcd.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await gateway.get('/main.ffffffff.js')).status).toBe(404);
});

test.each(['/rooms/nothing', '/api/nothing.json'])(
  '%s is no file of the shell and never asked of its server',
  async (path) => {
    const answer = await gateway.get(path, { accept: 'application/json' });
    expect([answer.status, asked]).toEqual([404, []]);
    expect(await answer.json()).toMatchObject({ success: false, code: 'not-found' });
  },
);

test('a shell that was deployed anew is served without a restart, and its last page while its server is away', async () => {
  html = page('a second one');
  await eventually(async () => expect(await home(gateway)).toContain('a second one'));
  isDown = true;
  const before = asked.length;
  await eventually(async () => {
    await home(gateway);
    expect(asked.length).toBeGreaterThan(before);
  });
  expect(await home(gateway)).toContain('a second one');
});

test('a gateway whose shell has never answered says so, and takes it once it is there', async () => {
  isDown = true;
  const fresh = await testGateway({ SHELL_DIR: '', SHELL_URL: server.url });
  const refused = await fresh.get('/', { accept: 'text/html' });
  expect([refused.status, await refused.json()]).toMatchObject([503, { success: false, code: 'unavailable' }]);
  isDown = false;
  expect((await fresh.get('/', { accept: 'text/html' })).status).toBe(200);
  await fresh.stop();
});

test('a shell in a folder and on a server at once is a wrong setting', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  return expect(testGateway({ SHELL_URL: server.url }))
    .rejects.toThrow('ended')
    .then(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('SHELL_DIR: either this or SHELL_URL')))
    .finally(() => [said, ended].forEach((spy) => spy.mockRestore()));
});

const home = async (of: TestGateway) => (await of.get('/', { accept: 'text/html' })).text();

function page(body: string): string {
  return `<!doctype html><html><head><title>Shell</title></head><body>${body}</body></html>`;
}
