import type { Page } from '@playwright/test';
import { expect, newGuest, test } from '../platform/journey.js';

const clerkScripts = '**/__clerk/npm/**';
const retry = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login: sign-in is unavailable. Retry' });
const signedIn = (page: Page) => page.getByRole('button', { name: 'List Your Hotel' });

test('a sign-in service that arrives late is taken without a press', async ({ page }) => {
  await newGuest(page, 'late');
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(clerkScripts, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/rooms');
  await expect(retry(page)).toBeVisible();
  arrive();
  await expect(signedIn(page)).toBeVisible();
});

test.describe('a sign-in service that does not load', () => {
  test.use({ expectedErrors: async ({}, use) => use([/ERR_FAILED/, /[Cc]lerk/]) });

  test('is loaded by a press', async ({ page }) => {
    await newGuest(page, 'away');
    await page.route(clerkScripts, (route) => route.abort());
    await page.goto('/rooms');
    await expect(retry(page)).toBeVisible();
    await page.unroute(clerkScripts);
    await retry(page).click();
    await expect(signedIn(page)).toBeVisible();
  });
});
