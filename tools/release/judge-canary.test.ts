import { judgeCanary } from './judge-canary.js';
import type { Seen } from './observed-releases.js';

type Over = Partial<Omit<Seen, 'vitals'>> & { LCP?: number; INP?: number; CLS?: number; count?: number };
const seen = ({ LCP = 1, INP = 0.1, CLS = 0, count = 100, ...over }: Over = {}): Seen => ({
  ...{ views: 100, errors: 0, fallbacks: 0 },
  ...over,
  vitals: { LCP: { count, p75: LCP }, INP: { count, p75: INP }, CLS: { count, p75: CLS } },
});
const decide = (running: Over, canary: Over) => judgeCanary(seen(running), seen(canary), 100).decision;

test('a release that is as good goes forward', () => {
  expect(judgeCanary(seen(), seen(), 100)).toEqual({
    decision: 'forward',
    why: 'it fails no more often and is no slower than the running release',
  });
});

test.each<[string, Over, Over, 'forward' | 'back' | 'wait']>([
  ['three errors in the first five pages', {}, { views: 5, errors: 3 }, 'back'],
  ['errors and fallbacks together', {}, { views: 100, errors: 3, fallbacks: 4 }, 'back'],
  ['two failures, which may be chance', {}, { errors: 1, fallbacks: 1 }, 'forward'],
  ['failures as usual', { views: 1000, errors: 50 }, { views: 100, errors: 6 }, 'forward'],
  ['twice as many as usual', { views: 10_000, errors: 500 }, { views: 1000, errors: 100 }, 'back'],
  ['half of very many pages', { views: 80_000, errors: 800 }, { views: 80_000, errors: 40_000 }, 'back'],
  ['too few pages of the canary', {}, { views: 99 }, 'wait'],
  ['too few pages of the running release', { views: 99 }, {}, 'wait'],
  ['too few visits that have ended', {}, { count: 49 }, 'wait'],
  ['a largest paint that is much later', { LCP: 1 }, { LCP: 1.6 }, 'back'],
  ['a largest paint that is little later', { LCP: 1 }, { LCP: 1.4 }, 'forward'],
  ['slower responses', { INP: 0.1 }, { INP: 0.3 }, 'back'],
  ['a larger layout shift', { CLS: 0.01 }, { CLS: 0.1 }, 'back'],
])('%s', (_what, running, canary, decision) => {
  expect(decide(running, canary)).toBe(decision);
});

test('names what is worse, and how much is missing', () => {
  expect(judgeCanary(seen(), seen({ LCP: 3 }), 100).why).toBe('LCP of one in four is 3.0 s instead of 1.0 s');
  expect(judgeCanary(seen(), seen({ views: 5, errors: 3 }), 100).why).toBe(
    '3 errors and fallbacks in 5 pages, where 0 in 100 are usual',
  );
  expect(judgeCanary(seen(), seen({ views: 7, count: 2 }), 100).why).toBe(
    'the canary has 7 of 100 pages, 2 of 50 visits that have ended',
  );
});

test('a release whose pages others have painted is decided on by everything else', () => {
  const canary = seen({ CLS: 0.2 });
  canary.vitals.LCP = { count: 0, p75: 0 };
  expect(judgeCanary(seen(), canary, 100).why).toBe('CLS of one in four is 0.20 instead of 0.00');
  canary.vitals.CLS.p75 = 0;
  expect(judgeCanary(seen(), canary, 100).decision).toBe('forward');
});

test('an interaction that few visits have had does not count', () => {
  const canary = seen();
  canary.vitals.INP = { count: 3, p75: 5 };
  expect(judgeCanary(seen(), canary, 100).decision).toBe('forward');
});
