import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesIn } from './releases.js';

const staticServer = path.join(import.meta.dirname, '../../../packages/static-server/serve.js');
let home: string;
let server: ChildProcess;
let url: string;
let canary: string;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'served-'));
  const dist = path.join(home, 'dist');
  mkdirSync(dist);
  for (const name of ['index.html', 'remoteEntry.js', 'main.0123abcd.js']) writeFileSync(path.join(dist, name), name);
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0' } } };
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  const releases = releasesIn(path.join(home, 'releases'));
  releases.deploy(dist);
  writeFileSync(path.join(dist, 'remoteEntry.js'), 'the entry of the canary');
  writeFileSync(path.join(dist, 'next.4567cdef.js'), 'a file of the canary');
  ({ canary } = releases.startCanary(dist, 10));
  server = fork(staticServer, [path.join(home, 'releases')]);
  const [message] = (await once(server, 'message')) as [{ ready: string }];
  url = message.ready;
});
afterAll(async () => {
  const gone = once(server, 'exit');
  server.kill();
  await gone;
  rmSync(home, { recursive: true });
});

test.each([
  ['/mf-manifest.json', 200, 'no-cache'],
  ['/remoteEntry.js', 200, 'no-cache'],
  ['/index.html', 200, 'no-cache'],
  ['//', 200, 'no-cache'],
  ['/main.0123abcd.js', 200, 'public, max-age=31536000, immutable'],
  ['/main.ffffffff.js', 404, 'no-cache'],
])('%s of a remote answers %i with the cache header %s', async (file, status, caching) => {
  const answer = await fetch(url + file);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, caching]);
});

test('serves a canary below a folder of its own, beside the current release', async () => {
  const text = async (file: string) => (await fetch(url + file)).text();
  expect(await text('/remoteEntry.js')).toBe('remoteEntry.js');
  expect(await text(`/releases/${canary}/remoteEntry.js`)).toBe('the entry of the canary');
  expect(await text(`/releases/${canary}/next.4567cdef.js?v=1`)).toBe('a file of the canary');
  const state = (await (await fetch(`${url}/releases.json`)).json()) as object;
  expect(state).toMatchObject({ canary: { release: canary, share: 10 } });
});

test.each([
  '///remoteEntry.map',
  '/releases/1.0.0-unknown/remoteEntry.js',
  '/releases/../releases.json/x.js',
  '/releases/%2e%2e/dist/index.html',
])('serves nothing at %s', async (file) => {
  expect((await fetch(url + file)).status).toBe(404);
});
