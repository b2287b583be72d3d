import type { Page } from '@playwright/test';
import { expectAccessible, expectPageAccessible } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, signInAs, test } from '../platform/journey.js';
import { hiddenPages, indexedPages, missingPages, ownerPages, resultPages } from '../platform/pages.js';

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

// In parts: all of them take minutes beside other journeys.
const parts = 3;
for (let part = 0; part < parts; part++)
  test(`an owner’s pages are accessible, part ${part + 1} of ${parts}`, async ({ page }) => {
    await signInAs(page, ...demoOwner);
    await check(
      page,
      (await ownerPages(page)).filter((_, position) => position % parts === part),
    );
  });

async function check(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) await expectPageAccessible(page, path);
}
