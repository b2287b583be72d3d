import { control } from '../platform/control-parts.js';
import { demoOwner, expect, signInAs } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { retryOf } from '../platform/retry.js';

test.use({ savesData: false });

test.describe('a remote whose server is stopped', () => {
  test.use({ expectedErrors: async ({}, use) => use([/remotes\/owner/, /status of 50[23]/]) });

  test('shows its fallback, affects nothing else, and loads on Retry without a page reload', async ({ page }) => {
    await signInAs(page, ...demoOwner);
    await control('stop', 'owner-remote');
    try {
      await page.goto('/owner');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await expect(retryOf(page)).toBeVisible();

      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(retryOf(page)).toBeVisible();
    } finally {
      await control('start', 'owner-remote');
    }
    await retryOf(page).click();
    await expect(page.getByText('Total Bookings')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
