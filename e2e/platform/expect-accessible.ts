import type { Page } from '@playwright/test';
import { findViolations, type AxeOptions } from './axe.js';
import { expect } from './journey.js';
import { openPage, waitUntilLoaded } from './page-loaded.js';

export const widths = [1440, 820, 390];

/** Expects no axe violations in light and dark mode, and no horizontal overflow. */
export async function expectAccessible(page: Page, what: string, options: AxeOptions = {}): Promise<void> {
  // After a resize the layout changes in the next frames.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `horizontal overflow of ${what}` }).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([what, await findViolations(page, options)]).toEqual([what, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([`${what}, dark`, await findViolations(page, { ...options, colorsOnly: true })]).toEqual([
    `${what}, dark`,
    [],
  ]);
}

/** Opens a page and expects it to be accessible at every width. */
export async function expectPageAccessible(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    await expectAccessible(page, `${path} at ${width} px`);
  }
}
