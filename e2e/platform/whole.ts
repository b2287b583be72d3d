import type { Page } from '@playwright/test';
import { expect } from './journey.js';

/** Opens a page and waits until it is whole. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whole(page);
}

/** The page has its heading, and nothing that can be seen of it is still on its way. */
export async function whole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => {
    const isSeen = (element: Element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const waiting = [...document.querySelectorAll('.animate-pulse, [aria-busy=true]')];
    const coming = [...document.images].filter(({ complete }) => !complete);
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
    return isLoaded && ![...waiting, ...coming].some(isSeen);
  });
}
