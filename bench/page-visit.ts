import type { Browser, Page } from '@playwright/test';
import { type Network, slowPage } from './slow-page.js';

/** What the browser reports of a page until it is at rest; times are milliseconds since the navigation began. */
export type PageVisit = {
  firstPaint: number;
  largestPaint: number;
  /** The sum of what each task after the first paint took beyond 50 ms. */
  blocked: number;
  shift: number;
  files: { name: string; end: number; bytes: number }[];
};
type Watched = Window & { watched: Omit<PageVisit, 'files'> };

/** Opens a page as a new visitor does, and waits until its network is at rest. */
export async function visitPage(browser: Browser, url: string, network: Network, width: number): Promise<PageVisit> {
  const page = await slowPage(browser, network, width);
  await watch(page);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  const visit = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const files = [document!, ...loaded].map(({ name, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      end: responseEnd,
      bytes: encodedBodySize,
    }));
    return { ...(window as unknown as Watched).watched, files };
  });
  await page.close();
  return visit;
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number };
    const watched = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
    Object.assign(window, { watched });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-paint') watched.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
    observe('layout-shift', (entry) => (watched.shift += (entry as Shift).value));
    observe('longtask', ({ startTime, duration }) => {
      const isAfterPaint = watched.firstPaint > 0 && startTime + duration > watched.firstPaint;
      if (isAfterPaint) watched.blocked += Math.max(0, duration - 50);
    });
  });

/** The files that had arrived at a moment, and are counted. */
export const filesBefore = (visit: PageVisit, time: number, isCounted: (name: string) => boolean = () => true) =>
  visit.files.filter(({ name, end }) => end <= time && isCounted(name));

export const bytesOf = (files: PageVisit['files']): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
