import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderModule, RuntimeConfig } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { smallRenderer } from '../testing/small-renderer.js';
import { type TestRemote, testRemote } from '../testing/test-remote.js';
import { type TestShell, testShell } from '../testing/test-shell.js';

const frame =
  '<!doctype html><html lang="en"><head><title>Shell</title></head><body><div id="root"></div></body></html>';
/** Shows what the remote has brought. */
const renderer = smallRenderer(`async (_page, { config, remoteHtml }) => {
  const html = remoteHtml ? remoteHtml.remote + ' ' + remoteHtml.build + ': ' + remoteHtml.html : 'the shell';
  return { content: { html, state: { config }, contentKey: JSON.stringify(config) } };
}`);

const about = { path: '/about', html: '<h1>About</h1><img src="{{files}}sea.jpg">' };
const first = { styles: ['pages.css'], pages: [about] };
let catalog: Upstream;
let owner: TestRemote;
let remote: TestRemote;
let shell: TestShell;
let now = 0;

const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-remotes-'));

function startedShell(over: NodeJS.ProcessEnv = {}) {
  const servers = { CATALOG_URL: catalog.url, OWNER_REMOTE_URL: owner.url, STATIC_PAGES_REMOTE_URL: remote.url };
  return testShell({ ...servers, SHELL_DIR: folder, ...over });
}

beforeAll(async () => {
  mkdirSync(path.dirname(path.join(folder, renderModule)), { recursive: true });
  writeFileSync(path.join(folder, renderModule), renderer[renderModule] ?? '');
  writeFileSync(path.join(folder, 'index.html'), frame);
  catalog = await startUpstream((_request, response) => response.end(JSON.stringify({ success: true, rooms: [] })));
});
afterAll(async () => {
  await catalog.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  owner = await testRemote({
    area: '/hosts',
    pages: [{ path: '/hosts/*', hidden: true, links: [{ place: 'owners', label: 'Rooms' }] }],
  });
  remote = await testRemote(first);
  shell = await startedShell();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([shell.stop(), owner.stop(), remote.stop()]);
});

const open = (address: string, of = shell) => of.get(address, { accept: 'text/html' });
const textOf = async (address: string, of = shell) => (await open(address, of)).text();
const configOf = async (of = shell) => RuntimeConfig.parse(await (await of.get('/config.json')).json());

/** Deploys, and waits until the shell has read it and keeps no page from before. */
async function deploy(build: Parameters<TestRemote['deploy']>[0]) {
  const deployed = remote.deploy(build);
  await eventually(async () => {
    now += 1001;
    expect((await configOf()).pages['static-pages']?.build).toBe(deployed);
  });
  now += 1001;
}

/** Waits until the shell has asked the remote again, and has handled the response. */
async function readAgain() {
  for (const requests = [...remote.requests]; remote.requests.length < requests.length + 2;) {
    now += 1001;
    await shell.get('/sitemap.xml');
  }
  now += 1001;
}

test('a page of a remote has its head, its style sheet with the hash of the manifest, and its content', async () => {
  const html = await textOf('/About/');
  expect(html).toContain('<title>Title of /about · Wayhouse</title>');
  expect(html).toContain('<link rel="canonical" href="https://stay.example.test/about">');
  expect(html).toContain(
    '<link rel="stylesheet" href="https://stay.example.test/remotes/static-pages/pages.css" data-served-with="static-pages" crossorigin="anonymous" integrity="sha384-styles">',
  );
  expect(html).toContain(
    '<div id="root">static-pages build-1: <h1>About</h1><img src="/remotes/static-pages/sea.jpg"></div>',
  );
});

test('what only the shell knows stands in the place of its placeholders, escaped', async () => {
  const image = { url: '{{files}}posts/kochi.jpg', alt: 'A harbour' };
  const jsonLd = [{ '@type': 'BlogPosting', url: '{{origin}}/kochi', image: ['{{files}}posts/kochi.jpg'] }];
  remote.deploy({ pages: [{ path: '/kochi', image, jsonLd, html: '<p>{{supportPhone}} {{unknown}}</p>' }] });
  const other = await startedShell({ SUPPORT_PHONE: '+1 <555>' });
  const html = await textOf('/kochi', other);
  const picture = 'https://stay.example.test/remotes/static-pages/posts/kochi.jpg';
  expect(html).toContain('<p>+1 &lt;555&gt; {{unknown}}</p>');
  expect(html).toContain(`<meta property="og:image" content="${picture}">`);
  expect(html).toContain(`"url":"https://stay.example.test/kochi","image":["${picture}"]`);
  await other.stop();
});

test('files of a remote on another origin come from there', async () => {
  remote.deploy(first);
  const other = await startedShell({ REMOTE_STATIC_PAGES_MANIFEST: `${remote.url}/mf-manifest.json` });
  expect(await textOf('/about', other)).toContain(`<img src="${remote.url}/sea.jpg">`);
  await other.stop();
});

test('a page that is added by a deployment is there, and what was removed is not', async () => {
  expect((await open('/gifts')).status).toBe(404);
  await deploy({ pages: [{ path: '/gifts', html: '<h1>Gifts</h1>' }] });
  expect(await textOf('/gifts')).toContain('static-pages build-2: <h1>Gifts</h1>');
  expect((await open('/about')).status).toBe(404);
  expect(await (await shell.get('/sitemap.xml')).text()).not.toContain('/about<');
});

test('browsers learn of the pages of a release that is tried, and everybody else of the running ones', async () => {
  const link = { place: 'company', label: 'Gifts' };
  const tried = remote.tryRelease('1.1.0-tried', {
    pages: [{ path: '/gifts', links: [link], html: '<h1>Gifts</h1>' }],
  });
  await eventually(async () => {
    now += 1001;
    expect((await configOf()).releases['static-pages']?.canary?.pages).toMatchObject({ build: tried });
  });
  const { releases, pages } = await configOf();
  expect(releases['static-pages']?.canary).toMatchObject({
    release: '1.1.0-tried',
    pages: { routes: ['/gifts'], links: [{ ...link, to: '/gifts' }] },
  });
  expect(pages['static-pages']).toMatchObject({ build: 'build-1', routes: ['/about'] });
  expect((await open('/gifts')).status).toBe(404);
  expect(await textOf('/about')).toContain('static-pages build-1: <h1>About</h1>');

  const next = remote.tryRelease('1.2.0-next', { pages: [{ path: '/cards' }] });
  await eventually(async () => {
    now += 1001;
    expect((await configOf()).releases['static-pages']?.canary?.pages).toMatchObject({ build: next });
  });
  remote.tryRelease();
  await eventually(async () => {
    now += 1001;
    expect((await configOf()).releases['static-pages']).toEqual({ running: '1.0.0-running' });
  });
});

test('nothing is read twice that has not changed', async () => {
  await readAgain();
  await readAgain();
  expect(remote.requests.filter((url) => url.startsWith('/pages.'))).toHaveLength(1);
});

test.each([
  ['is away', () => remote.respondWith(503)],
  [
    'brings a file without the hash of its manifest',
    () => remote.deploy({ pages: [{ path: '/x' }] }, { hash: 'sha384-other' }),
  ],
  [
    'brings no pages that can be read',
    () => remote.deploy({ pages: [] }, { content: '{"pages":{"en":[{"path":"no path"}]}}' }),
  ],
  ['brings too much', () => remote.deploy({ pages: [{ path: '/x', html: 'x'.repeat(17_000_000) }] })],
])('the last good pages stay while a remote %s, and change again after that', async (_what, breakRemote) => {
  breakRemote();
  await readAgain();
  expect(await textOf('/about')).toContain('static-pages build-1: <h1>About</h1>');
  remote.respondWith(200);
  await deploy({ pages: [{ path: '/about', html: '<h1>Again</h1>' }] });
  expect(await textOf('/about')).toContain('<h1>Again</h1>');
});

test('an address of a pattern is that of its page, if there is one', async () => {
  await deploy({
    pages: [
      { path: '/posts/:slug', missing: true, html: '<h1>No such post</h1>' },
      { path: '/posts/kochi', html: '<h1>Kochi</h1>' },
    ],
  });
  expect(await textOf('/posts/kochi')).toContain('<h1>Kochi</h1>');
  const unknown = await open('/posts/never-written');
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('<h1>No such post</h1>')]);
  expect(await textOf('/posts/never-written')).toContain('<meta name="robots" content="noindex">');
  expect((await open('/posts/kochi/more')).status).toBe(404);
});

test('a remote cannot take a page of the shell', async () => {
  await deploy({
    pages: [
      { path: '/rooms', title: 'Other rooms' },
      { path: '/*', title: 'All' },
    ],
  });
  expect(await textOf('/rooms')).toContain('<title>Title of /rooms · Wayhouse</title>');
  expect(await textOf('/')).not.toContain('<title>All');
});

test('an address that nobody has is no 404 while a remote was never reached, since it may have it', async () => {
  remote.respondWith(503);
  const other = await startedShell();
  const answer = await open('/gifts', other);
  expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('noindex')]);
  expect((await configOf(other)).pages).toEqual({ owner: expect.anything() });
  await other.stop();
});

test('browsers learn the routes, with one for all that a pattern matches, and the links', async () => {
  await deploy({
    pages: [
      { path: '/posts', links: [{ place: 'company', label: 'Blog' }] },
      { path: '/posts/kochi' },
      { path: '/posts/:slug', missing: true },
    ],
  });
  expect((await configOf()).pages).toEqual({
    owner: {
      build: 'build-1',
      area: '/hosts',
      routes: ['/hosts/*'],
      links: [{ place: 'owners', label: 'Rooms', to: '/hosts/*' }],
    },
    'static-pages': {
      build: 'build-2',
      routes: ['/posts', '/posts/:slug'],
      links: [{ place: 'company', label: 'Blog', to: '/posts' }],
    },
  });
});

test('a link has what its place shows more, with the addresses of the files of the remote', async () => {
  const photo = (files: string) => ({
    sources: [{ type: 'image/avif', srcSet: `${files}kochi.avif 640w, ${files}kochi-large.avif 1280w` }],
    fallback: `${files}kochi.jpg`,
  });
  const teaser = { place: 'journal', label: 'Fort Kochi', lead: 'At dawn.' };
  await deploy({ pages: [{ path: '/posts/kochi', links: [{ ...teaser, photo: photo('{{files}}') }] }] });
  const { pages } = await configOf();
  const [link] = pages['static-pages']!.links;
  expect(link).toEqual({ ...teaser, to: '/posts/kochi', photo: photo('/remotes/static-pages/') });
});

test('search engines find the pages that remotes do not hide', async () => {
  await deploy({ pages: [about, { path: '/apply/:id' }, { path: '/draft', hidden: true }] });
  const map = await (await shell.get('/sitemap.xml')).text();
  expect(map).toContain('<loc>https://stay.example.test/about</loc>');
  expect(map).not.toMatch(/draft|apply|hosts/);
  expect(await (await shell.get('/robots.txt')).text()).toContain('Disallow: /hosts\n');
});
