import type { Locator, Page } from '@playwright/test';

/** The cell of a night in the owner's calendar. */
export const nightCell = (page: Page, date: string): Locator => page.locator(`[data-night="${date}"]`);

/** Selects nights with the mouse. */
export async function dragOver(page: Page, from: string, to: string): Promise<void> {
  const corner = { position: { x: 30, y: 12 } };
  await nightCell(page, from).hover(corner);
  await page.mouse.down();
  await nightCell(page, to).hover(corner);
  await page.mouse.up();
}
