import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesIn } from '@wayhouse/sandbox/platform/releases/releases';
import { tryRelease } from './try-release.js';

let home: string;
let server: Server;
let metrics: string;
/** What the gateway has counted, by release, and how its pages were after the trial began. */
let text = '';
let isDown = false;

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(isDown ? 500 : 200).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  metrics = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
});
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'trial-'));
  text = '';
  isDown = false;
});
afterEach(() => rmSync(home, { recursive: true }));
afterAll(() => void server.close());

function build(version: string): string {
  const dist = path.join(home, version);
  mkdirSync(dist);
  writeFileSync(
    path.join(dist, 'mf-manifest.json'),
    JSON.stringify({ metaData: { buildInfo: { buildVersion: version } } }),
  );
  return dist;
}

type Counts = { views: number; errors?: number; late?: number };
/** The metrics of visits of which `late` have a largest paint of three to four seconds, and the others of up to one. */
function metricsOf(release: string, { views, errors = 0, late = 0 }: Counts): string {
  const labels = (more = '') => `{${more}page="/owner",front_end="owner",release="${release}",service="gateway"}`;
  const vital = (le: string) => labels(`le="${le}",service="gateway",vital="LCP",`);
  return [
    `page_views_total${labels()} ${views}`,
    `page_errors_total${labels()} ${errors}`,
    `page_vital_seconds_bucket${vital('1')} ${views - late}`,
    `page_vital_seconds_bucket${vital('3')} ${views - late}`,
    `page_vital_seconds_bucket${vital('4')} ${views}`,
    `page_vital_seconds_bucket${vital('+Inf')} ${views}`,
    `page_vital_seconds_count${labels('vital="LCP",')} ${views}`,
    '',
  ].join('\n');
}

/** Tries a release while this happens. */
async function trial(canary: Counts, running: Counts, { minutes = 1, before = '' } = {}) {
  const releases = releasesIn(path.join(home, 'releases'));
  const first = releases.deploy(build('1.0.0'));
  const printed: string[] = [];
  const stop = new AbortController();
  text = before.replaceAll('RUNNING', first);
  const decision = await tryRelease({
    ...{ remote: 'owner-remote', dist: build('1.1.0'), share: 10, minViews: 20, minutes, releases },
    ...{ metrics: [metrics], signal: stop.signal },
    print(line) {
      printed.push(line);
      const [, name] = /^owner-remote (\S+) goes to/.exec(line) ?? [];
      if (name) text = metricsOf(first, running) + metricsOf(name, canary);
    },
  });
  return { decision, printed, current: releases.current(), first };
}

test('a release that is as good is served to everybody, and the numbers are printed', async () => {
  const { decision, printed, current } = await trial({ views: 20 }, { views: 200 });
  expect(decision).toBe('forward');
  expect(current).toMatch(/^1\.1\.0-/);
  expect(printed.at(-1)).toMatch(/^owner-remote 1\.1\.0-\w+ goes forward: it fails no more often/);
  expect(printed.at(-3)).toMatch(/^ {2}1\.0\.0-\w+ +200 +0 +0 +0\.75 s/);
});

test('one that fails goes back before all have been counted', async () => {
  const { decision, printed, current, first } = await trial({ views: 4, errors: 4 }, { views: 3 });
  expect([decision, current]).toEqual(['back', first]);
  expect(printed.at(-1)).toMatch(/goes back: 4 errors and fallbacks in 4 pages/);
});

test('one that is slower goes back', async () => {
  const { decision, printed } = await trial({ views: 20, late: 15 }, { views: 20 });
  expect(decision).toBe('back');
  expect(printed.at(-1)).toMatch(/goes back: LCP of one in four is 3\.\d s instead of 0\.8 s/);
});

test('what the running release has sent before does not count', async () => {
  const before = metricsOf('RUNNING', { views: 1000, errors: 900 });
  const { decision } = await trial({ views: 20, errors: 6 }, { views: 1020, errors: 900 }, { before });
  expect(decision).toBe('back');
});

test('one that too few have seen in time goes back', async () => {
  const { decision, printed } = await trial({ views: 2 }, { views: 20 }, { minutes: 0.05 });
  expect(decision).toBe('back');
  expect(printed.at(-1)).toMatch(/too little to decide on in time: the canary has 2 of 20 pages/);
});

test('one whose trial fails goes back', async () => {
  const releases = releasesIn(path.join(home, 'releases'));
  releases.deploy(build('1.0.0'));
  const print = () => {
    throw new Error('nobody reads it');
  };
  const failing = tryRelease({
    ...{ remote: 'owner-remote', dist: build('1.1.0'), share: 10, minViews: 20, minutes: 1, releases },
    ...{ metrics: [metrics], signal: new AbortController().signal, print },
  });
  await expect(failing).rejects.toThrow('nobody reads it');
  expect(() => releases.deploy(build('1.2.0'))).not.toThrow();
});
