import type { Page } from '@playwright/test';
import { expectAccessible, expectPageAccessible } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, signInAs, test } from '../platform/journey.js';
import { hiddenPages, indexedPages, missingPages, ownerPages, resultPages } from '../platform/pages.js';

// Each looks at many pages, which takes long on a busy machine.
test.slow();

test('the pages that search engines show are accessible', async ({ page }) => {
  await check(page, await indexedPages(page));
});

test('filtered and empty results are accessible', async ({ page }) => {
  await check(page, resultPages);
});

test('error pages are accessible', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await check(page, missingPages);
});

test('the pages that search engines do not show are accessible to a visitor', async ({ page, expectedErrors }) => {
  // Of a hotel that does not exist.
  expectedErrors.push(/status of 404/);
  await check(page, hiddenPages);
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

const half = Math.ceil(ownerPages.length / 2);
for (const [what, paths] of [
  ['first', ownerPages.slice(0, half)],
  ['other', ownerPages.slice(half)],
] as const)
  test(`the ${what} half of an owner’s pages is accessible`, async ({ page }) => {
    await signInAs(page, ...demoOwner);
    await check(page, paths);
  });

async function check(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await expectPageAccessible(page, path);
}
