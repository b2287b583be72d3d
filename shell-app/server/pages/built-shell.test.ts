import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { smallRenderer } from '../testing/small-renderer.js';
import { type TestShell, testShell } from '../testing/test-shell.js';

const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-releases-'));
let shell: TestShell;

function write(release: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, release, name)), { recursive: true });
    writeFileSync(path.join(folder, release, name), text);
  }
}

/** As a release is deployed: all of it is there before it counts. */
function point(current: string, deployed: string[]) {
  writeFileSync(path.join(folder, 'next.json'), JSON.stringify({ current, deployed }));
  renameSync(path.join(folder, 'next.json'), path.join(folder, 'releases.json'));
}

const textAt = async (address: string) => (await shell.get(address, { accept: 'text/html' })).text();

beforeAll(async () => {
  write('one', { 'index.html': '<html><head></head>one</html>', 'main.11111111.js': '1' });
  write('two', { 'index.html': '<html><head></head>two</html>', 'main.22222222.js': '2' });
  point('one', ['one']);
  shell = await testShell({ SHELL_DIR: folder });
});
afterAll(async () => {
  await shell.stop();
  rmSync(folder, { recursive: true });
});

test('pages and frame are those of the current release, at once; files of an earlier one stay', async () => {
  expect(await textAt('/abouts')).toContain('one');
  expect((await shell.get('/main.22222222.js')).status).toBe(404);
  point('two', ['one', 'two']);
  expect(await textAt('/abouts')).toContain('two');
  expect(await textAt('/frame.html')).toMatch(/<\/head>two<\/html>$/);
  expect([await textAt('/main.11111111.js'), await textAt('/main.22222222.js')]).toEqual(['1', '2']);
  point('one', ['one', 'two']);
  expect(await textAt('/frame.html')).toMatch(/<\/head>one<\/html>$/);
});

test.each(['/.server/render.cjs', '//.server/render.cjs', '/%2eserver/render.cjs', '/x/%2e%2e/.server/render.cjs'])(
  '%s is for this process alone',
  async (address) => {
    write('one/.server', { 'render.cjs': 'how pages are made' });
    const { hostname, port } = new URL(shell.url);
    // `fetch` would normalize the path first.
    const asked = request({ hostname, port, path: address }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([404, expect.not.stringContaining('how pages')]);
  },
);

test('a page that is being replaced is served as it was before', async () => {
  renameSync(path.join(folder, 'one/index.html'), path.join(folder, 'one/away.html'));
  expect(await textAt('/frame.html')).toMatch(/<\/head>one<\/html>$/);
  write('one', { 'index.html': '<html><head></head>one again</html>' });
  expect(await textAt('/frame.html')).toContain('one again');
});

test('what has been rendered of a page stands on others, until another release is served', async () => {
  const rendering = smallRenderer(`async ({ url }, { parts }) => {
    if (!parts.get('part')) parts.set('part', Buffer.from('rendered for ' + url));
    return { content: { html: parts.get('part'), state: {}, contentKey: url } };
  }`);
  const html = (release: string) =>
    `<html lang="en"><head></head><body class="${release}"><div id="root"></div></body></html>`;
  write('three', { 'index.html': html('three'), ...rendering });
  write('four', { 'index.html': html('four'), ...rendering });
  point('three', ['three']);
  expect(await textAt('/rooms/1')).toMatch(/class="three"><div id="root">rendered for \/rooms\/1<\/div>/);
  expect(await textAt('/rooms/2')).toContain('rendered for /rooms/1');
  point('four', ['three', 'four']);
  expect(await textAt('/rooms/3')).toMatch(/class="four"><div id="root">rendered for \/rooms\/3<\/div>/);
  point('one', ['one', 'two']);
});

test('a page that is rendered while another release is deployed is of the one before, with its frame', async () => {
  const [next, file] = ['next.json', 'releases.json'].map((name) => JSON.stringify(path.join(folder, name)));
  for (const release of ['five', 'six'])
    write(release, {
      'index.html': `<html lang="en"><head></head><body class="${release}"><div id="root"></div></body></html>`,
      ...smallRenderer(`async ({ url }) => {
        if (url === '/rooms/meanwhile') require('node:fs').renameSync(${next}, ${file});
        return { content: { html: 'by ${release}', state: {}, contentKey: url } };
      }`),
    });
  point('five', ['five']);
  writeFileSync(path.join(folder, 'next.json'), JSON.stringify({ current: 'six', deployed: ['five', 'six'] }));
  expect(await textAt('/rooms/meanwhile')).toContain('class="five"><div id="root">by five</div>');
  expect(await textAt('/rooms/1')).toContain('class="six"><div id="root">by six</div>');
  point('one', ['one', 'two']);
});
