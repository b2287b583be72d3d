import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

// All journeys share one platform, in two lanes of about the same length. What books, changes rooms or counts them goes in one
// lane; the other takes only what leaves nothing behind for others to see. What stops or replaces parts of the platform
// follows alone.
const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const reading = files([
  ...['accessible-overlays', 'accessible-pages', 'errors', 'guest-downloads', 'navigation', 'reading-pages'],
  ...['api-docs', 'reduced-motion', 'reflow', 'room'],
]);
const alone = files(['independent-delivery', 'kill', 'unreachable-remote']);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './platform/start.ts',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'reading', testMatch: reading, workers: 1 },
    { name: 'changing', testIgnore: [...reading, ...alone], workers: 1 },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['reading', 'changing'] },
  ],
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
