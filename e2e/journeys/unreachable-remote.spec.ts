import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { dataDir } from '../platform/releases.js';

test.use({ savesData: false });

const failures: Record<string, (route: Route) => Promise<void> | void> = {
  hangs: () => undefined,
  'answers 503': (route) => route.fulfill({ status: 503, body: 'down' }),
  'is corrupted': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '<<<<' }),
};
const files = {
  manifest: '**/remotes/static-pages/mf-manifest.json',
  entry: '**/remotes/static-pages/remoteEntry.js',
  chunk: '**/remotes/static-pages/__federation_expose_App.*.js',
  'style sheet': '**/remotes/static-pages/__federation_expose_App.*.css',
};

const retryOf = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });

test.describe('a remote whose file', () => {
  // Logged by the browser and the federation runtime.
  test.use({ expectedErrors: async ({}, use) => use([/./]) });

  for (const [file, address] of Object.entries(files))
    for (const [what, answer] of Object.entries(failures))
      test(`(${file}) ${what}, shows its fallback; the rest works, and Retry loads it`, async ({ page }) => {
        await page.route(address, answer);
        await page.goto('/rooms');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
        await expect(retryOf(page)).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));

        await page.goBack();
        await expect(retryOf(page)).toBeVisible();
        await page.unrouteAll();
        await retryOf(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
});

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
