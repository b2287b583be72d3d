import type { Page } from '@playwright/test';
import { paths } from '@wayhouse/contracts';
import { axeFinds, type Look } from './axe.js';
import { expect } from './journey.js';

export const widths = [1440, 390];

/** In light and in dark axe finds nothing on what is open, and the page fits its width. */
export async function expectAccessible(page: Page, what: string, look: Look = {}): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([what, overflow]).toEqual([what, 0]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([what, await axeFinds(page, look)]).toEqual([what, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([`${what}, dark`, await axeFinds(page, { ...look, coloursOnly: true })]).toEqual([`${what}, dark`, []]);
}

/** Opens a page and waits until it has its heading and nothing more is on its way. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page, path);
}

/** Nothing more is on its way. Where a stream is kept open the network is never idle. */
export function settled(page: Page, path: string): Promise<void> {
  if (path === paths.owner) return expect(page.getByText('Total Bookings').first()).toBeVisible();
  if (path.startsWith(paths.ownerCalendar)) return expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  return page.waitForLoadState('networkidle');
}
