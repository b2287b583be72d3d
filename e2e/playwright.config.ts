import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

// Journeys share one platform. Those that count the listed rooms come first, while nobody changes them. Then, beside each
// other: those that change what others look at, one after the other; those that add rooms to hotels of their own, too; those that
// stop, replace or kill parts of a platform, on one of their own, too; and in parallel those that only read, or change nothing but
// what is of a guest, an owner or a sender of their own and in no list of rooms. What measures times follows alone, and at last
// the releases that go forward, for which times are compared.
// Journeys wait for the network and for what is loaded more than they compute, so there are two workers for each of two processors: the
// pages on a slow network take 131 s with one worker, 72 with two and 50 with four. Traces double the time: `--trace=on` records them.
const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const counting = files(['hotels', 'rooms']);
const adding = files([
  'bulk-changes',
  'calendars',
  'csv-import',
  'desk-booking',
  'hotel-times',
  'offers',
  'owner-rooms',
  'promotion-codes',
  'rate-plans',
  'rates',
  'restrictions',
  'staff',
  'taxes',
  'whole-day',
]);
const independent = files([
  ...['accessible-overlays', 'accessible-pages', 'errors', 'guest-downloads', 'navigation', 'reading-pages'],
  ...['api-docs', 'blocked-storage', 'keyboard-overlays', 'layout-shift', 'pseudo-locale', 'reduced-motion', 'reflow'],
  ...['remote-contract', 'room', 'served-pages', 'slow-sign-in', 'unreachable-remote', 'valid-html'],
  ...['contact', 'hotel-page', 'loading', 'newsletter', 'register-hotel'],
]);
const measured = files(['budgets']);
const ownPlatform = files([
  'hotel-currency',
  'canary',
  'crash-recovery',
  'independent-delivery',
  'new-page',
  'stopped-catalog',
  'stopped-remote',
  'stopped-shell',
]);
const compared = files(['canary-forward', 'static-canary']);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './platform/global-setup.ts',
  workers: 4,
  projects: [
    { name: 'counting', testMatch: counting, fullyParallel: true },
    {
      name: 'changing',
      testIgnore: [...counting, ...adding, ...independent, ...measured, ...ownPlatform, ...compared],
      workers: 1,
      dependencies: ['counting'],
    },
    { name: 'own-platform', testMatch: ownPlatform, workers: 1, dependencies: ['counting'] },
    { name: 'adding', testMatch: adding, workers: 1, dependencies: ['counting'] },
    { name: 'independent', testMatch: independent, fullyParallel: true, dependencies: ['counting'] },
    {
      name: 'measured',
      testMatch: measured,
      workers: 1,
      dependencies: ['changing', 'own-platform', 'adding', 'independent'],
    },
    { name: 'compared', testMatch: compared, workers: 1, dependencies: ['measured'] },
  ],
  // Against journeys that hang, not a measure of speed: the longest takes a minute, and machines differ by a factor of four.
  timeout: 300_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
