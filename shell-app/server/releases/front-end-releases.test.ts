import { RuntimeConfig } from '@wayhouse/contracts';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestShell, testShell } from '../testing/test-shell.js';

const manifest = (buildVersion: string, hash: string) =>
  JSON.stringify({ metaData: { buildInfo: { buildVersion, hash } } });
let files: Record<string, string>;
let owner: Upstream;
let shell: TestShell;
let now = Date.now();
let answered: number;

beforeEach(async () => {
  files = {};
  answered = 0;
  owner = await startUpstream((request, response) => {
    response.once('close', () => answered++);
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(file);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([shell.stop(), owner.stop()]);
});

const releases = async () => RuntimeConfig.parse(await (await shell.get('/config.json')).json()).releases;
/** Those that `/config.json` has once the owner remote has answered often enough that its first response has been read. */
async function releasesOnceRead() {
  for (const until = answered + 4; answered < until;) {
    now += 2000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await releases();
  }
  return releases();
}

test('names the running release of a remote, and which one besides some visitors get', async () => {
  const canary = { release: '1.1.0-bbbb', share: 10 };
  files['/releases.json'] = JSON.stringify({ current: '1.0.0-aaaa', canary, deployed: ['1.0.0-aaaa', '1.1.0-bbbb'] });
  shell = await testShell({ OWNER_REMOTE_URL: owner.url });
  expect((await releasesOnceRead()).owner).toEqual({ running: '1.0.0-aaaa', canary });
  files['/releases.json'] = JSON.stringify({ current: '1.1.0-bbbb', deployed: ['1.0.0-aaaa', '1.1.0-bbbb'] });
  expect((await releasesOnceRead()).owner).toEqual({ running: '1.1.0-bbbb' });
});

test('a front end without releases of its own has the name of its build', async () => {
  files['/mf-manifest.json'] = manifest('3.0.0', 'abcdef0123456789');
  shell = await testShell({ OWNER_REMOTE_URL: owner.url });
  writeFileSync(path.join(shell.folder, 'mf-manifest.json'), manifest('4.0.0', '0123456789abcdef'));
  expect(await releasesOnceRead()).toEqual({
    shell: { running: '4.0.0-01234567' },
    owner: { running: '3.0.0-abcdef01' },
  });
});

test('keeps the last valid response of a remote while it is away, or answers what is not valid', async () => {
  files['/releases.json'] = JSON.stringify({ current: '1.0.0-aaaa', deployed: ['1.0.0-aaaa'] });
  shell = await testShell({ OWNER_REMOTE_URL: owner.url });
  const known = { running: '1.0.0-aaaa' };
  expect((await releasesOnceRead()).owner).toEqual(known);
  files['/releases.json'] = '<html>';
  expect((await releasesOnceRead()).owner).toEqual(known);
  files = {};
  expect((await releasesOnceRead()).owner).toEqual(known);
});
