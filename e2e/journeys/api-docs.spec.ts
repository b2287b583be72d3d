import type { Page } from '@playwright/test';
import { expectAccessible, widths } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { openPage } from '../platform/page-loaded.js';

test('the reference of a call is accessible on desktop and mobile, in light and dark mode', async ({ page }) => {
  await openPage(page, '/api/docs');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await selectCall(page, 'Book a room', width);
    const call = page.getByRole('article', { name: 'Book a room' });
    await expect(call.getByRole('heading', { name: 'Book a room' })).toBeInViewport();
    await expect(call.getByText('/api/bookings/book', { exact: true })).toBeVisible();
    await call.getByText('Errors').click();
    await expect(call.getByText('not-available')).toBeVisible();
    await expectAccessible(page, `API reference at ${width} px`);
    await call.getByText('Errors').click();
  }
});

test('the theme of the site applies to the API reference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('wayhouse.theme', 'dark'));
  await openPage(page, '/api/docs');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

/** On mobile the list of calls is collapsed. */
async function selectCall(page: Page, name: string, width: number): Promise<void> {
  if (width < 1000) await page.getByText('All calls', { exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
}
