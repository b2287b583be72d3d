import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesIn } from '@wayhouse/sandbox/platform/releases/releases';

const root = path.join(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'release-'));
const folder = path.join(home, 'releases');
const gateway = createServer((_request, response) => response.end());

beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  releasesIn(folder).deploy(build('1.0.0'));
});
afterAll(() => {
  gateway.close();
  rmSync(home, { recursive: true });
});

function build(version: string): string {
  const dist = path.join(home, version);
  mkdirSync(dist, { recursive: true });
  const manifest = { metaData: { buildInfo: { buildVersion: version } } };
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  return dist;
}

/** The canary that is served, as the static server reads it. */
const served = () =>
  (JSON.parse(readFileSync(path.join(folder, 'releases.json'), 'utf8')) as { canary?: object }).canary;

test.each<[string, (command: ChildProcessWithoutNullStreams) => unknown]>([
  ['is stopped', (command) => command.kill('SIGINT')],
  ['loses its terminal', (command) => command.kill('SIGHUP')],
  ['has nobody left who reads its output', (command) => command.stdout.destroy()],
])(
  'a canary whose command %s goes back',
  async (_what, end) => {
    const { port } = gateway.address() as AddressInfo;
    const command = spawn('node', [
      ...['--import', 'tsx', path.join(root, 'tools/release/release.ts'), 'owner-remote', '--canary', '50'],
      ...['--dist', build('2.0.0'), '--releases', folder, '--metrics', `http://127.0.0.1:${port}/metrics`],
    ]);
    const ended = once(command, 'exit');
    let printed = '';
    while (!printed.includes('decided on')) printed += String(await once(command.stdout, 'data'));
    expect(served()).toMatchObject({ share: 50 });
    end(command);
    await ended;
    expect(served()).toBeUndefined();
  },
  60_000,
);
