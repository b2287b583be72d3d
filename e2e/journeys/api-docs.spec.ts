import type { Page } from '@playwright/test';
import { expectAccessible, widths } from '../platform/accessible.js';
import { expect, test } from '../platform/journey.js';
import { openWhole } from '../platform/whole.js';

test('a developer reads how a room is booked, on a desk and on a phone, in light and in dark', async ({ page }) => {
  await openWhole(page, '/api/docs');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await chooseCall(page, 'Book a room', width);
    const call = page.getByRole('article', { name: 'Book a room' });
    await expect(call.getByRole('heading', { name: 'Book a room' })).toBeInViewport();
    await expect(call.getByText('/api/bookings/book', { exact: true })).toBeVisible();
    await call.getByText('Refusals').click();
    await expect(call.getByText('not-available')).toBeVisible();
    await expectAccessible(page, `the page of the API at ${width} px`);
    await call.getByText('Refusals').click();
  }
});

test('the theme that was chosen on the site holds on the page of the API', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('wayhouse.theme', 'dark'));
  await openWhole(page, '/api/docs');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

/** On a phone the list of calls is folded up. */
async function chooseCall(page: Page, name: string, width: number): Promise<void> {
  if (width < 1000) await page.getByText('All calls', { exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
}
