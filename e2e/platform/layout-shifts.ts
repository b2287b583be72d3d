import { expect, type Page } from '@playwright/test';

/** As reported by Chromium; `parts` are the moved elements. */
type Shift = { value: number; at: number; parts: string[] };
type Watched = Window & { shifts: Shift[] };

const maxShift = 0.02;

/** Records every layout shift without recent user input, on each page that is opened afterwards. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 90) : (node?.textContent ?? '?');
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, at: startTime, parts: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What is open has hardly moved since it was opened. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(maxShift);
}
