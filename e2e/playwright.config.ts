import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

// All journeys share one platform. What books, changes rooms or counts them goes in one lane, which begins at once; beside it
// in two lanes, and in its place when it is done, goes what leaves nothing behind for others to see: a journey waits as much as
// it works, so three lanes keep two processors busy. What stops or replaces parts of the platform follows alone, beside it the
// journey that starts and kills a platform of its own. A trace of every step costs as much as the steps: `--trace=on` where one
// is wanted.
const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const reading = files([
  ...['accessible-overlays', 'accessible-pages', 'errors', 'guest-downloads', 'navigation', 'reading-pages'],
  ...['api-docs', 'keyboard-overlays', 'layout-shift', 'reduced-motion', 'reflow', 'room'],
]);
const alone = files(['independent-delivery', 'unreachable-remote']);
const apart = files(['kill']);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './platform/start.ts',
  workers: 3,
  projects: [
    { name: 'changing', testIgnore: [...reading, ...alone, ...apart], workers: 1 },
    { name: 'reading', testMatch: reading, fullyParallel: true },
    { name: 'apart', testMatch: apart, dependencies: ['changing', 'reading'] },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['changing', 'reading'] },
  ],
  timeout: 180_000,
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
