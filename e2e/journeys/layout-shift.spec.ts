import type { Page } from '@playwright/test';
import { demoGuest, expect, newGuest, signInAs, test, unchangedOwner } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { openPage, scrollThrough } from '../platform/page-loaded.js';

/** As reported by Chromium; `parts` are the moved elements. */
type Shift = { value: number; at: number; parts: string[] };
type Watched = Window & { shifts: Shift[] };

const maxShift = 0.02;
const pages: { name: string; path: (page: Page) => Promise<string>; errors?: RegExp[] }[] = [
  { name: 'home', path: async () => '/' },
  { name: 'rooms', path: async () => '/rooms' },
  { name: 'rooms in a city', path: async () => '/rooms?destination=Goa' },
  { name: 'a room', path: unchangedRoomPath },
  { name: 'about', path: async () => '/abouts' },
  { name: 'the blog', path: async () => '/BlogPages' },
  { name: 'a post', path: async () => '/BlogPages/fort-kochi-before-the-shutters-open' },
  { name: 'the safety page', path: async () => '/safetyinfo' },
  { name: 'an unknown page', path: async () => '/nowhere', errors: [/status of 404/] },
  {
    name: 'my bookings without any',
    path: async (page) => {
      await newGuest(page, 'still');
      return '/my-bookings';
    },
  },
  {
    name: 'my bookings',
    path: async (page) => {
      await signInAs(page, ...demoGuest);
      return '/my-bookings';
    },
  },
  {
    name: 'the dashboard',
    path: async (page) => {
      // A booking that arrives meanwhile moves those below it.
      await signInAs(page, ...unchangedOwner);
      return '/owner';
    },
  },
  {
    name: 'the dashboard of a new hotel',
    path: async (page) => {
      await newOwner(page, 'still');
      return '/owner';
    },
  },
];

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const { name, path, errors = [] } of pages) {
      test(`${name} loads and scrolls without layout shift`, async ({ page, expectedErrors }) => {
        expectedErrors.push(...errors);
        await recordShifts(page);
        await throttleNetwork(page);
        await openPage(page, await path(page));
        await scrollThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxShift);
      });
    }
  });
}

/** Slow enough that skeletons are rendered before their content. */
async function throttleNetwork(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const bytesPerSecond = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...bytesPerSecond });
}

/** Records every layout shift without recent user input. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 90) : (node?.textContent ?? '?');
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, at: startTime, parts: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
