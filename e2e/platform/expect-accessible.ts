import type { Page } from '@playwright/test';
import { type AxeOptions, colorRules, findViolations } from './axe.js';
import { expect } from './journey.js';
import { openPage, waitUntilLoaded } from './page-loaded.js';

export const widths = [1440, 820, 390];

/** What opens over a page or changes in it. */
const overlays = ':is(dialog, [role=dialog], [role=menu], [role=listbox], search, [role=search], form)';

/** Expects no axe violations in light and dark mode, and no horizontal overflow. */
export async function expectAccessible(page: Page, what: string, options: AxeOptions = {}): Promise<void> {
  await expectNoOverflow(page, what);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, what, options);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${what}, dark`, { ...options, colorsOnly: true });
}

/** As `expectAccessible`, but of colors only those of overlays and forms: the page around them has a check of its own. */
export async function expectOverlayAccessible(page: Page, what: string, ignoredRules: string[] = []): Promise<void> {
  await expectNoOverflow(page, what);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, what, { ignoredRules: [...ignoredRules, ...colorRules] });
  await expectNoViolations(page, what, { colorsOnly: true, within: overlays });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${what}, dark`, { colorsOnly: true, within: overlays });
}

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  // After a resize the layout changes in the next frames.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `horizontal overflow of ${what}` }).toBe(0);
}

async function expectNoViolations(page: Page, what: string, options: AxeOptions): Promise<void> {
  expect([what, await findViolations(page, options)]).toEqual([what, []]);
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
