import type { Page } from '@playwright/test';
import { expectAccessible, expectPageAccessible } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, signInAs, test } from '../platform/journey.js';
import { ownerPages, unchangedRoomPath, visitorPages } from '../platform/pages.js';

test('home, results and room are accessible', async ({ page }) => {
  await check(page, ['/', '/rooms', await unchangedRoomPath(page)]);
});

test('filtered and empty results are accessible', async ({ page }) => {
  await check(page, visitorPages.results);
});

test('error pages are accessible', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await check(page, visitorPages.missing);
});

test('the newsletter’s pages, My Bookings and Your data for a visitor are accessible', async ({ page }) => {
  await check(page, visitorPages.accounts);
});

test('a guest’s bookings, receipts and data are accessible', async ({ page }) => {
  await signInAs(page, ...demoGuest);
  await check(page, ['/my-bookings']);
  for (const group of ['Past', 'Cancelled']) {
    await page.getByRole('tab', { name: group }).click();
    await expectAccessible(page, group);
  }
  const receipt = page.getByRole('link', { name: /^Cancellation details/ }).first();
  await check(page, [String(await receipt.getAttribute('href')), '/my-bookings/no-such-booking/receipt', '/my-data']);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await expectAccessible(page, 'deletion dialog');
});

test('an owner’s pages are accessible', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await check(page, ownerPages);
});

async function check(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) await expectPageAccessible(page, path);
}
