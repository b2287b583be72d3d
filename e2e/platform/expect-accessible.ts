import type { Page } from '@playwright/test';
import { findViolations, type AxeOptions } from './axe.js';
import { expect } from './journey.js';
import { openPage, waitUntilLoaded } from './page-loaded.js';

export const widths = [1440, 820, 390];

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Expects no axe violations in light and dark mode, and no horizontal overflow. */
export async function expectAccessible(page: Page, what: string, options: AxeOptions = {}): Promise<void> {
  for (const theme of themes) await expectAccessibleIn(theme, page, what, options);
}

/** The same in one of the two: of the dark mode the colors alone, as only they change. */
export async function expectAccessibleIn(
  theme: Theme,
  page: Page,
  what: string,
  options: AxeOptions = {},
): Promise<void> {
  const isDark = theme === 'dark';
  if (!isDark) await expectNoOverflow(page, what);
  await expectNoViolations(page, theme, what, isDark ? { ...options, colorsOnly: true } : options);
}

/**
 * Opens a page and expects it to be accessible at every width and in both themes. Each change of the theme draws all of it again:
 * there is one, from the theme that the page before has left, and the colors alone are checked after it.
 */
export async function expectPageAccessible(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const themes: Theme[] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  for (const [changes, theme] of themes.entries())
    for (const width of changes ? widths.toReversed() : widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilLoaded(page);
      await expectNoOverflow(page, `${path} at ${width} px`);
      await expectNoViolations(page, theme, `${path} at ${width} px`, { colorsOnly: changes > 0 });
    }
}

/** After a resize the layout changes in the next frames. */
const expectNoOverflow = (page: Page, what: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `horizontal overflow of ${what}`,
    })
    .toBe(0);

async function expectNoViolations(page: Page, theme: Theme, what: string, options: AxeOptions): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  expect([what, theme, await findViolations(page, options)]).toEqual([what, theme, []]);
}
