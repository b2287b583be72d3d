import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { chooseReleases } from './choose-releases.js';

const config = (share: number, release = '1.1.0-bbbb'): RuntimeConfig => ({
  remotes: { owner: '/remotes/owner/mf-manifest.json', 'static-pages': 'https://cdn.example/pages/mf-manifest.json' },
  releases: { owner: { running: '1.0.0-aaaa', canary: { release, share } }, shell: { running: '2.0.0-cccc' } },
  observedShare: 100,
  pages: {},
  clerk: { publishableKey: 'pk_test_' },
  sandbox: true,
  currency: 'USD',
  supportPhone: '',
  supportEmail: '',
  careersEmail: '',
});
const draw = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number / 100);
const releaseFor = (share: number, release?: string) => chooseReleases(config(share, release)).releases.owner?.running;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a visitor who is drawn gets the canary from a folder of its own, and says so', () => {
  draw(9);
  expect(chooseReleases(config(10))).toMatchObject({
    remotes: { owner: '/remotes/owner/releases/1.1.0-bbbb/mf-manifest.json' },
    releases: { owner: { running: '1.1.0-bbbb' }, shell: { running: '2.0.0-cccc' } },
  });
});

test('a remote on a CDN has its canary there', () => {
  draw(0);
  const tried = config(10);
  tried.releases['static-pages'] = { running: '1', canary: { release: '2', share: 10 } };
  expect(chooseReleases(tried).remotes['static-pages']).toBe('https://cdn.example/pages/releases/2/mf-manifest.json');
});

test('a visitor who is drawn gets the pages of the canary, and those of the running release while they are not known', () => {
  draw(0);
  const [running, pages] = ['of-running', 'of-canary'].map((build) => ({ build, routes: [], links: [] }));
  const tried = { ...config(10), pages: { owner: running } };
  expect(chooseReleases(tried).pages.owner).toBe(running);
  tried.releases.owner!.canary!.pages = pages;
  expect(chooseReleases(tried).pages.owner).toBe(pages);
});

test('others get the running release', () => {
  draw(10);
  expect(chooseReleases(config(10))).toEqual(config(10));
});

test('a visitor keeps the release, gets the next one by another draw, and a larger share takes nobody out', () => {
  draw(50);
  expect(releaseFor(10)).toBe('1.0.0-aaaa');
  draw(0);
  expect(releaseFor(10)).toBe('1.0.0-aaaa');
  expect(releaseFor(60)).toBe('1.1.0-bbbb');
  expect(releaseFor(10, '1.2.0-dddd')).toBe('1.2.0-dddd');
  draw(99);
  expect(releaseFor(10, '1.2.0-dddd')).toBe('1.2.0-dddd');
});

test('a hundredth of the visitors is drawn by each percent', () => {
  const drawn = Array.from({ length: 100 }, (_, number) => {
    localStorage.clear();
    draw(number);
    return releaseFor(10);
  });
  expect(drawn.filter((release) => release === '1.1.0-bbbb')).toHaveLength(10);
});

test('who cannot keep anything gets the running release', () => {
  draw(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(chooseReleases(config(10))).toEqual(config(10));
});
