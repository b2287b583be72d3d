import type { Browser, Page } from '@playwright/test';
import { type Measurement, round } from './measurement.js';
import { bytesOf, filesBefore, type PageVisit, visitPage } from './page-visit.js';
import { median } from './percentiles.js';
import { fast3G, launchBrowser, slowPage } from './slow-page.js';

const [visits, clicks, idleMs, width] = [5, 7, 2500, 390];

/** The home page on a slow network and processor without a cache, and the first navigation to a remote. */
export async function homePage(site: string): Promise<Measurement[]> {
  const browser = await launchBrowser();
  try {
    return [...(await measureVisits(browser, site)), ...(await measureClicks(browser, site))];
  } finally {
    await browser.close();
  }
}

async function measureVisits(browser: Browser, site: string): Promise<Measurement[]> {
  const seen: PageVisit[] = [];
  for (let visit = 0; visit < visits; visit++) seen.push(await visitPage(browser, site, fast3G, width));
  const before = (each: PageVisit, isCounted: (name: string) => boolean) =>
    filesBefore(each, each.largestPaint, isCounted);
  const kilobytes = (each: PageVisit, isCounted: (name: string) => boolean) => bytesOf(before(each, isCounted)) / 1000;
  const typical = (of: (each: PageVisit) => number, digits = 1) => round(median(seen.map(of)), digits);
  return [
    { metric: 'home: largest paint', value: typical(({ largestPaint }) => largestPaint, 0), unit: 'ms' },
    { metric: 'home: requests before it', value: typical((each) => before(each, anything).length), unit: '' },
    { metric: 'home: bytes before it', value: typical((each) => kilobytes(each, anything)), unit: 'kB' },
    {
      metric: 'home: JavaScript before it, gzip',
      value: typical((each) => kilobytes(each, isOwnScript)),
      unit: 'kB',
      atMost: 135,
    },
    {
      metric: 'home: Clerk’s files before it',
      value: typical((each) => before(each, isClerks).length),
      unit: '',
      atMost: 0,
    },
    { metric: 'home: layout shift', value: typical(({ shift }) => shift, 4), unit: '', atMost: 0.02 },
  ];
}

async function measureClicks(browser: Browser, site: string): Promise<Measurement[]> {
  const hasty = await firstClick(browser, site, 'at once');
  const cold = await firstClick(browser, site, 'after idling');
  const prepared = await firstClick(browser, site, 'with the remote opened before');
  return [
    { metric: 'first click to a remote, the moment the page has been taken over', value: round(hasty, 0), unit: 'ms' },
    { metric: `first click to a remote, ${idleMs / 1000} s later`, value: round(cold, 0), unit: 'ms' },
    { metric: 'first click to a remote that was opened before', value: round(prepared, 0), unit: 'ms' },
    { metric: 'first click to preloaded', value: round(cold / prepared), unit: '×', atMost: 1.2 },
  ];
}

const anything = () => true;
const isClerks = (name: string) => name.includes('clerk');
const isOwnScript = (name: string) => name.endsWith('.js') && !isClerks(name);

type When = 'at once' | 'after idling' | 'with the remote opened before';

/** Milliseconds from the click to the heading of the remote's page. */
async function firstClick(browser: Browser, site: string, when: When): Promise<number> {
  const times: number[] = [];
  for (let click = 0; click < clicks; click++) {
    const page = await slowPage(browser, fast3G, width);
    await page.goto(site, { timeout: 60_000 });
    if (when !== 'at once') await waitIdle(page);
    if (when === 'with the remote opened before') {
      await pressAndWait(page, 'Help Center');
      await page.goBack();
      await page.waitForLoadState('networkidle');
    }
    times.push(await pressAndWait(page, 'About'));
    await page.close();
  }
  return median(times);
}

async function waitIdle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(idleMs);
  await page.waitForLoadState('networkidle');
}

/** Clicks a footer link without scrolling and waits for the heading of its page. */
const pressAndWait = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate(async (link) => {
      // React marks what it has taken over; before that the link loads a new page.
      while (!Object.keys(link).some((key) => key.startsWith('__reactProps$')))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const began = performance.now();
      const before = document.querySelector('h1');
      (link as HTMLElement).click();
      while (!document.querySelector('h1') || document.querySelector('h1') === before)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    });
