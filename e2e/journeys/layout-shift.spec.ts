import type { Page } from '@playwright/test';
import { demoGuest, expect, newGuest, signInAs, test, unchangedOwner } from '../platform/journey.js';
import { expectStill, recordShifts } from '../platform/layout-shifts.js';
import { newOwner } from '../platform/new-owner.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { openPage, scrollThrough, waitUntilLoaded } from '../platform/page-loaded.js';

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
        await expectStill(page);
      });
    }
  });
}

for (const { name, signIn } of [
  { name: 'none', signIn: (page: Page) => newGuest(page, 'early-scroll') },
  { name: 'some', signIn: (page: Page) => signInAs(page, ...demoGuest) },
])
  test(`at 390 px a guest with ${name} who scrolls before the bookings have come sees nothing jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let answer = () => {};
    const isScrolled = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/bookings/user*', async (route) => {
      await isScrolled;
      await route.continue();
    });
    await recordShifts(page);
    await signIn(page);
    await page.goto('/my-bookings');
    await expect(page.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeHidden();
    answer();
    await waitUntilLoaded(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectStill(page);
  });

/** Slow enough that skeletons are rendered before their content. */
async function throttleNetwork(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const bytesPerSecond = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...bytesPerSecond });
}
