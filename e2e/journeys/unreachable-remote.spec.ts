import type { Route } from '@playwright/test';
import { expect, test } from '../platform/journey.js';
import { retryOf } from '../platform/retry.js';

test.use({ savesData: false });

type Answer = (route: Route) => Promise<void> | void;

const failures: Record<string, Answer> = {
  hangs: () => undefined,
  'answers 503': (route) => route.fulfill({ status: 503, body: 'down' }),
};
const corrupted: Answer = (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '<<<<' });
/** It would work. */
const changed: Answer = async (route) => {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: `${await response.text()}\n/* changed */` });
};
const files = {
  manifest: '**/remotes/static-pages/mf-manifest.json',
  entry: '**/remotes/static-pages/remoteEntry.js',
  chunk: '**/remotes/static-pages/__federation_expose_App.*.js',
  'style sheet': '**/remotes/static-pages/__federation_expose_App.*.css',
};

test.describe('a remote whose file', () => {
  // Logged by the browser and the federation runtime.
  test.use({ expectedErrors: async ({}, use) => use([/./]) });

  for (const [file, address] of Object.entries(files))
    for (const [what, answer] of Object.entries({
      ...failures,
      ...(file === 'manifest' ? { 'is corrupted': corrupted } : { 'is not the one of the manifest': changed }),
    }))
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
