import type { Page } from '@playwright/test';
import { axeFinds } from '../platform/axe.js';
import { expect, signInAs, test } from '../platform/journey.js';

const anyone = ['/', '/rooms', '/abouts', '/helpcenter', '/careers', '/nowhere-at-all'];

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'light' as const },
  { width: 390, colorScheme: 'dark' as const },
  { width: 1440, colorScheme: 'light' as const },
  { width: 1440, colorScheme: 'dark' as const },
]) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('every page for visitors is whole and accessible', async ({ page }) => {
      for (const path of anyone) await check(page, path);
      await page.goto('/rooms');
      const room = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
      await check(page, String(room));
    });

    test('every page for guests and owners is whole and accessible', async ({ page }) => {
      await signInAs(page, 'asha.menon@example.com', 'wayhouse-guest');
      await check(page, '/my-bookings');
      await page.context().clearCookies();
      await signInAs(page, 'leela.nair@example.com', 'wayhouse-owner');
      for (const path of ['/owner', '/owner/add-room', '/owner/list-room']) await check(page, path);
    });
  });
}

/** A page has its heading, fits its width, and axe finds nothing. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([path, overflow]).toEqual([path, 0]);
  expect([path, await axeFinds(page)]).toEqual([path, []]);
}
