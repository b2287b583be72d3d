import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesIn } from './releases.js';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'releases-'))));
afterEach(() => rmSync(root, { recursive: true }));

const folder = () => path.join(root, 'owner-remote');
const pointerNow = () => JSON.parse(readFileSync(path.join(folder(), 'releases.json'), 'utf8')) as object;
const stored = () => readdirSync(folder()).filter((name) => name !== 'releases.json');

function build(version: string, text: string): string {
  const dist = path.join(root, `dist-${version}-${text}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'main.js'), text);
  const manifest = { metaData: { buildInfo: { buildVersion: version } } };
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  return dist;
}

test('names a release by its version and content, and copies it', () => {
  const releases = releasesIn(folder());
  const dist = build('1.2.0', 'a');
  const name = releases.deploy(dist);
  rmSync(dist, { recursive: true });
  expect(name).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  expect(releases.current()).toBe(name);
  expect(existsSync(path.join(folder(), name, 'main.js'))).toBe(true);
});

test('rolls back step by step until there is no earlier release', () => {
  const releases = releasesIn(folder());
  const [first, second, third] = ['a', 'b', 'c'].map((text) => releases.deploy(build('1.0.0', text)));
  expect(releases.current()).toBe(third);
  expect(releases.rollBack()).toBe(second);
  expect(releases.rollBack()).toBe(first);
  expect(() => releases.rollBack()).toThrow('There is no earlier release');
  expect(releases.current()).toBe(first);
});

test('a rollback skips a release that was rolled back before', () => {
  const releases = releasesIn(folder());
  const [first, second, bad] = ['a', 'b', 'c'].map((text) => releases.deploy(build('1.0.0', text)));
  releases.rollBack();
  releases.deploy(build('1.0.0', 'd'));
  expect(releases.rollBack()).toBe(second);
  expect(releases.rollBack()).toBe(first);
  expect(stored()).toContain(bad);
});

test('deploying the same files again makes their release the newest', () => {
  const releases = releasesIn(folder());
  const first = releases.deploy(build('1.0.0', 'a'));
  const second = releases.deploy(build('1.0.0', 'b'));
  expect(releases.deploy(build('1.0.0', 'a'))).toBe(first);
  expect(releases.rollBack()).toBe(second);
  expect(stored()).toHaveLength(2);
});

test('keeps the last five releases', () => {
  const releases = releasesIn(folder());
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => releases.deploy(build('1.0.0', text)));
  expect(stored().sort()).toEqual(names.slice(2).sort());
});

test('refuses a folder that is not a build', () => {
  const releases = releasesIn(folder());
  const name = releases.deploy(build('1.0.0', 'a'));
  expect(() => releases.deploy(root)).toThrow('is not a built front end');
  expect(releases.current()).toBe(name);
});

test('refuses a rollback before the first deployment', () => {
  expect(() => releasesIn(folder()).rollBack()).toThrow('There is no earlier release');
});

test('tries a release beside the current one, and serves it to everybody once it goes forward', () => {
  const releases = releasesIn(folder());
  const first = releases.deploy(build('1.0.0', 'a'));
  const { running, canary } = releases.startCanary(build('1.1.0', 'b'), 10);
  expect(running).toBe(first);
  expect(pointerNow()).toEqual({ current: first, deployed: [first], canary: { release: canary, share: 10 } });
  releases.endCanary(canary, 'forward');
  expect(pointerNow()).toEqual({ current: canary, deployed: [first, canary] });
  expect(releases.rollBack()).toBe(first);
});

test('a canary that goes back keeps its files for open pages until the next one, and is never deployed by itself', () => {
  const releases = releasesIn(folder());
  const first = releases.deploy(build('1.0.0', 'a'));
  const { canary } = releases.startCanary(build('1.1.0', 'b'), 10);
  releases.endCanary(canary, 'back');
  expect(pointerNow()).toEqual({ current: first, deployed: [first], setAside: canary });
  expect(stored().sort()).toEqual([first, canary].sort());
  expect(releases.isKnown(canary)).toBe(true);
  const next = releases.startCanary(build('1.2.0', 'c'), 10).canary;
  releases.endCanary(next, 'back');
  expect(stored().sort()).toEqual([first, next].sort());
});

test('a rollback ends a canary, and what was about to decide on it learns so', () => {
  const releases = releasesIn(folder());
  const first = releases.deploy(build('1.0.0', 'a'));
  const { canary } = releases.startCanary(build('1.1.0', 'b'), 10);
  expect(releases.rollBack()).toBe(first);
  expect(() => releases.endCanary(canary, 'forward')).toThrow('not being tried any more');
  expect(releases.current()).toBe(first);
});

test('refuses a canary of what runs, beside nothing, or beside another one; and a deployment beside a canary', () => {
  const releases = releasesIn(folder());
  expect(() => releases.startCanary(build('1.0.0', 'a'), 10)).toThrow('no release beside which');
  releases.deploy(build('1.0.0', 'a'));
  expect(() => releases.startCanary(build('1.0.0', 'a'), 10)).toThrow('runs already');
  releases.startCanary(build('1.1.0', 'b'), 10);
  expect(() => releases.startCanary(build('1.2.0', 'c'), 10)).toThrow('being tried already');
  expect(() => releases.deploy(build('1.2.0', 'c'))).toThrow('is being tried');
});
