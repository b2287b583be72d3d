import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { dataDir } from '../platform/releases.js';
import { retryOf } from '../platform/retry.js';

test.use({ savesData: false });

/** Stops or starts a part of the platform, as `npm run platform` does. */
async function control(action: 'stop' | 'start', part: string): Promise<void> {
  const file = join(dataDir(), 'run.json');
  const { control: api } = JSON.parse(readFileSync(file, 'utf8')) as { control: { url: string; token: string } };
  const response = await fetch(`${api.url}/${action}/${part}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}` },
  });
  expect(response.ok).toBe(true);
}

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
