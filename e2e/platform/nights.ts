import type { Locator, Page } from '@playwright/test';

/** A night in the owner's calendar. */
export const night = (page: Page, date: string): Locator => page.locator(`[data-night="${date}"]`);

/** Chooses nights with the mouse, from one to another. */
export async function dragOver(page: Page, from: string, to: string): Promise<void> {
  const corner = { position: { x: 30, y: 12 } };
  await night(page, from).hover(corner);
  await page.mouse.down();
  await night(page, to).hover(corner);
  await page.mouse.up();
}
