import type { Page } from '@playwright/test';

/** Opens a page and waits until it has loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
}

/** Waits until the page has its heading, its forms work, and no visible skeleton, place of a room to come or image is still loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const skeletons = [...document.querySelectorAll('.animate-pulse, [aria-busy=true], li[aria-hidden]')];
    const loadingImages = [...document.images].filter(({ complete }) => !complete);
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
    const isTakenOver = !document.querySelector('fieldset[data-scripted]:disabled');
    return isLoaded && isTakenOver && ![...skeletons, ...loadingImages].some(isInView);
  });
}

/** Scrolls to the end by half screens, waiting for each to load. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await waitUntilLoaded(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilLoaded(page);
}
