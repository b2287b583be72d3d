import type { Page } from '@playwright/test';
import { axeFinds, type Look } from './axe.js';
import { expect } from './journey.js';
import { openWhole, whole } from './whole.js';

export const widths = [1440, 390];

/** In light and in dark axe finds nothing on what is open, and the page fits its width. */
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  // A page that was made narrower a moment ago is laid out anew in the next frames.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `what juts out of ${what}` }).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([what, await axeFinds(page, look)]).toEqual([what, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([`${what}, dark`, await axeFinds(page, { ...look, coloursOnly: true })]).toEqual([`${what}, dark`, []]);
}

/** Opens a page and finds it accessible on a desk and on a phone. */
export async function expectPageAccessible(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await whole(page);
    await expectAccessible(page, `${path} at ${width} px`);
  }
}
