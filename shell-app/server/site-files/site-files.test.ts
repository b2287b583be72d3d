import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RuntimeConfig } from '@wayhouse/contracts';
import { type TestShell, testShell } from '../testing/test-shell.js';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';

let requests: string[] = [];
let isDown = false;
let catalog: Upstream;
const shells: TestShell[] = [];
const started = async (over: NodeJS.ProcessEnv = {}) => {
  const shell = await testShell({ CATALOG_URL: catalog.url, ...over });
  shells.push(shell);
  return shell;
};

beforeAll(async () => {
  catalog = await startUpstream((request, response) => {
    requests.push(request.url ?? '');
    if (isDown) return void response.writeHead(500).end();
    const second = request.url?.includes('cursor=next%2Fone');
    const rooms = [{ _id: second ? 'r2' : 'r1', changedAt: `2026-11-0${second ? 2 : 1}T23:30:00.000Z` }];
    response.end(JSON.stringify({ success: true, rooms, total: 2, nextCursor: second ? undefined : 'next/one' }));
  });
});
beforeEach(() => {
  requests = [];
  isDown = false;
});
afterAll(() => Promise.all([...shells, catalog].map((each) => each.stop())));

const configOf = async (over: NodeJS.ProcessEnv) => {
  const response = await (await started(over)).get('/config.json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  return RuntimeConfig.parse(await response.json());
};

test('/config.json has the config of the front ends', async () => {
  const publishableKey = `pk_test_${btoa('clerk.stay.test$')}`;
  const addresses = { SUPPORT_EMAIL: 'help@example.test', CAREERS_EMAIL: 'work@example.test' };
  expect(await configOf({ SUPPORT_PHONE: '+1 555', CURRENCY: 'EUR', ...addresses })).toEqual({
    remotes: { owner: '/remotes/owner/mf-manifest.json', 'static-pages': '/remotes/static-pages/mf-manifest.json' },
    releases: {},
    observedShare: 100,
    pages: {},
    clerk: { publishableKey },
    currency: 'EUR',
    supportPhone: '+1 555',
    supportEmail: 'help@example.test',
    careersEmail: 'work@example.test',
    sandbox: false,
  });
});

test('/config.json has the tiles of maps, with whose map it is', async () => {
  const url = 'https://tiles.example.test/{z}/{x}/{y}.png';
  const { mapTiles } = await configOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Mapmakers' });
  expect(mapTiles).toEqual({ url, attribution: '© Mapmakers' });
});

test('/config.json has the Clerk emulator, and a remote on another origin', async () => {
  const elsewhere = 'https://cdn.example.test/mf-manifest.json';
  const config = await configOf({
    PUBLIC_URL: 'http://localhost:3000',
    SANDBOX_URL: 'http://127.0.0.1:9',
    CLERK_API_URL: 'http://127.0.0.1:9',
    REMOTE_OWNER_MANIFEST: elsewhere,
  });
  expect(config).toMatchObject({ sandbox: true, remotes: { owner: elsewhere } });
  expect(config.clerk).toMatchObject({ proxyUrl: '/__clerk', clerkJSUrl: expect.stringMatching(/^\/__clerk\//) });
});

test('the sitemap has the public pages and all rooms with the days of their last changes, and is cached', async () => {
  const shell = await started();
  const maps = await Promise.all([1, 2, 3].map(async () => (await shell.get('/sitemap.xml')).text()));
  expect(maps[0]).toContain('<url><loc>https://stay.example.test/rooms/r1</loc><lastmod>2026-11-01</lastmod></url>');
  expect(maps[0]).toContain('<url><loc>https://stay.example.test/rooms/r2</loc><lastmod>2026-11-02</lastmod></url>');
  expect(maps[0]).toContain('<loc>https://stay.example.test/documents/terms-of-use.pdf</loc>');
  expect(maps[0]).not.toMatch(/my-bookings|my-data/);
  expect(requests).toEqual(['/api/rooms', '/api/rooms?cursor=next%2Fone']);
});

test('a failed sitemap is not cached', async () => {
  const shell = await started();
  isDown = true;
  expect((await shell.get('/sitemap.xml')).status).toBe(503);
  isDown = false;
  expect((await shell.get('/sitemap.xml')).status).toBe(200);
});

test('robots.txt disallows private pages and the API except for its documentation', async () => {
  const text = await (await (await started()).get('/robots.txt')).text();
  const aboutTheApi = text.split('\n').filter((line) => line.includes('/api'));
  expect(aboutTheApi).toEqual(['Allow: /api/docs', 'Disallow: /api/']);
  expect(text).toContain('Sitemap: https://stay.example.test/sitemap.xml');
});

test('the web manifest has a name, where to start, and icons that the build makes in these sizes', async () => {
  const answer = await (await started()).get('/manifest.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { icons, ...rest } = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(rest).toMatchObject({ name: 'Wayhouse', start_url: '/', display: 'standalone' });
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
});

/** A PNG begins with its width and height (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(src: string): string {
  const png = readFileSync(path.join(import.meta.dirname, '../../icons', src));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('security.txt names the contact, the address of the file and a date in the next year', async () => {
  const answer = await (await started({ SUPPORT_EMAIL: 'help@example.test' })).get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i);
  const fields = new Map((await answer.text()).split('\n').map((line) => line.split(': ') as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:help@example.test');
  expect(fields.get('Canonical')).toBe('https://stay.example.test/.well-known/security.txt');
  const days = (Date.parse(String(fields.get('Expires'))) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('has health probes', async () => {
  const shell = await started();
  expect((await shell.get('/health/live')).status).toBe(200);
  expect((await shell.get('/health/ready')).status).toBe(200);
});

test('a real Clerk beside other emulators is used directly', async () => {
  const config = await configOf({
    PUBLIC_URL: 'http://localhost:3000',
    SANDBOX_URL: 'http://127.0.0.1:9',
    CLERK_API_URL: undefined,
  });
  expect(config).toMatchObject({ sandbox: true });
  expect(config.clerk).not.toHaveProperty('proxyUrl');
});
