import type { Page } from '@playwright/test';
import { expectAccessibleIn, themes, widths } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { openPage } from '../platform/page-loaded.js';

// Each on its own: one look at all calls takes up to half a minute, and several times as long beside other journeys.
for (const [width, theme] of widths.flatMap((each) => themes.map((of) => [each, of] as const)))
  test(`the reference of a call is accessible at ${width} px, in ${theme} mode`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/api/docs');
    await selectCall(page, 'Book a room');
    const call = page.getByRole('article', { name: 'Book a room' });
    await expect(call.getByRole('heading', { name: 'Book a room' })).toBeInViewport();
    await expect(call.getByText('/api/bookings/book', { exact: true })).toBeVisible();
    await call.getByText('Errors').click();
    await expect(call.getByText('not-available')).toBeVisible();
    // All calls take long, and look at 820 px as they do at 390.
    const part = width === 820 ? { within: 'nav, :target' } : {};
    await expectAccessibleIn(theme, page, `API reference at ${width} px`, part);
  });

test('the theme of the site applies to the API reference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('wayhouse.theme', 'dark'));
  await openPage(page, '/api/docs');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

/** The list of calls is collapsed where there is no room for it beside the calls. */
async function selectCall(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await page.getByText('All calls', { exact: true }).click();
  await link.click();
}
