import type { Page } from '@playwright/test';
import { demoOwner, expect, newGuest, signInAs } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { makeNextBuild, runNpmScript } from '../platform/releases.js';

test.use({ savesData: false });

const versionOf = (page: Page, part: string) => page.getByRole('row', { name: new RegExp(`^${part}`) });
const signInAsOwner = (page: Page) => signInAs(page, ...demoOwner);

test('a remote is deployed and rolled back while open pages keep working and new ones get the current build', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto('/owner');
  await expect(page.getByText('Total Bookings')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const { dist, remove } = makeNextBuild('owner-remote', '9.1.0', 'Total Bookings', 'All Bookings');
  try {
    expect(await runNpmScript('deploy:local', 'owner-remote', '--dist', dist)).toMatch(
      /^owner-remote 9\.1\.0-\w{8} is live/,
    );
    const later = await context.newPage();
    await later.goto('/owner');
    await expect(later.getByText('All Bookings')).toBeVisible();
    await later.goto('/about/build');
    await expect(versionOf(later, 'Owner dashboard')).toContainText('9.1.0');
    await expect(versionOf(later, 'Shell')).not.toContainText('9.1.0');

    await page.getByRole('link', { name: 'Add Room' }).first().click();
    await expect(page.getByLabel('Price per night')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText('Total Bookings')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    expect(await runNpmScript('rollback:local', 'owner-remote')).toMatch(/^owner-remote is back at /);
    remove();
  }
  await page.reload();
  await expect(page.getByText('Total Bookings')).toBeVisible();
  await page.goto('/about/build');
  await expect(versionOf(page, 'Owner dashboard')).not.toContainText('9.1.0');
});

test.describe('a lazy part whose file is gone after a deployment', () => {
  test.use({ expectedErrors: async ({}, use) => use([/status of 404/, /ChunkLoadError|Loading chunk/]) });

  test('loads after one reload at the same URL, and the form input stays', async ({ page }) => {
    await newGuest(page, 'outdated');
    await page.goto('/rooms');
    await page.getByRole('button', { name: 'List Your Hotel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register Your Hotel' });
    await dialog.getByLabel('Hotel Name').fill('Tidewater House');

    let loads = 0;
    let isGone = true;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      isGone = false;
    });
    await page.route(/\/[^/]+\.js$/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
    await page.route('**/mf-manifest.json', async (route) => {
      const manifest = (await (await route.fetch()).json()) as { metaData: { buildInfo: object } };
      Object.assign(manifest.metaData.buildInfo, { buildVersion: '9.9.9', hash: 'of-a-newer-build' });
      await route.fulfill({ json: manifest });
    });
    await navigateInPage(page, '/my-bookings?show=past');

    await expect(page.getByRole('heading', { name: 'No stays yet' })).toBeVisible();
    expect(loads).toBe(1);
    await expect(page).toHaveURL(/\/my-bookings\?show=past$/);
    await page.getByRole('button', { name: 'List Your Hotel' }).click();
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Tidewater House');
  });
});

/** Navigates like the router; an open dialog stays. */
const navigateInPage = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);
