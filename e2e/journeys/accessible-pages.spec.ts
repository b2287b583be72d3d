import type { Page } from '@playwright/test';
import { expectAccessible, expectPageAccessible } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, inDays, signInAs, test } from '../platform/journey.js';
import { ownerPages, unchangedRoomPath } from '../platform/pages.js';

const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

test('home, results and room are accessible', async ({ page }) => {
  await check(page, ['/', '/rooms', await unchangedRoomPath(page)]);
});

test('filtered and empty results are accessible', async ({ page }) => {
  const narrow = `/rooms?${stay}&guests=2&roomType=Family+Suite,Double+Bed&price=0-500&sort=price-asc`;
  await check(page, [narrow, `/rooms?destination=Atlantis&${stay}`]);
});

test('error pages are accessible', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await check(page, ['/nowhere-at-all', '/rooms/no-such-room']);
});

test('the newsletter’s pages, My Bookings and Your data for a visitor are accessible', async ({ page }) => {
  await check(page, [
    '/newsletter/confirm/some-token',
    '/newsletter/unsubscribe/some-token',
    '/my-bookings',
    '/my-data',
  ]);
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
