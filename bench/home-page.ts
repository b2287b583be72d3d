import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.js';
import { median } from './percentiles.js';
import { type Measurement, round } from './measurement.js';

const [visits, clicks, idleMs] = [5, 7, 2500];
/** Chromium's own "Fast 3G", and a processor of a quarter of the speed. */
const fast3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;

/** What the browser reports of a loaded page. */
type PageLoad = { paint: number; shift: number; files: { name: string; end: number; bytes: number }[] };
type Watched = Window & { paint: number; shift: number };

/** The home page on a slow network and processor without a cache, and the first navigation to a remote. */
export async function homePage(site: string): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return [...(await measureVisits(browser, site)), ...(await measureClicks(browser, site))];
  } finally {
    await browser.close();
  }
}

async function measureVisits(browser: Browser, site: string): Promise<Measurement[]> {
  const seen: PageLoad[] = [];
  for (let visit = 0; visit < visits; visit++) seen.push(await visitHome(browser, site));
  const before = (each: PageLoad, isCounted: (name: string) => boolean) =>
    each.files.filter(({ name, end }) => end <= each.paint && isCounted(name));
  const kilobytes = (each: PageLoad, isCounted: (name: string) => boolean) =>
    before(each, isCounted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const typical = (of: (each: PageLoad) => number, digits = 1) => round(median(seen.map(of)), digits);
  return [
    { metric: 'home: largest paint', value: typical(({ paint }) => paint, 0), unit: 'ms' },
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
    { metric: 'first click to a remote, the moment the page has loaded', value: round(hasty, 0), unit: 'ms' },
    { metric: `first click to a remote, ${idleMs / 1000} s later`, value: round(cold, 0), unit: 'ms' },
    { metric: 'first click to a remote that was opened before', value: round(prepared, 0), unit: 'ms' },
    { metric: 'first click to preloaded', value: round(cold / prepared), unit: '×', atMost: 1.2 },
  ];
}

const anything = () => true;
const isClerks = (name: string) => name.includes('clerk');
const isOwnScript = (name: string) => name.endsWith('.js') && !isClerks(name);

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // esbuild wraps named functions in `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', fast3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function visitHome(browser: Browser, site: string): Promise<PageLoad> {
  const page = await slowPage(browser);
  await watch(page);
  await page.goto(site, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  const seen = await page.evaluate(() => {
    const { paint, shift } = window as unknown as Watched;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const files = [document!, ...loaded].map(({ name, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      end: responseEnd,
      bytes: encodedBodySize,
    }));
    return { paint, shift, files };
  });
  await page.close();
  return seen;
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const own = Object.assign(window as unknown as Watched, { paint: 0, shift: 0 });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => (own.paint = startTime));
    observe('layout-shift', (entry) => (own.shift += (entry as Shift).value));
  });

type When = 'at once' | 'after idling' | 'with the remote opened before';

/** Milliseconds from the click to the heading of the remote's page. */
async function firstClick(browser: Browser, site: string, when: When): Promise<number> {
  const times: number[] = [];
  for (let click = 0; click < clicks; click++) {
    const page = await slowPage(browser);
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
      const began = performance.now();
      const before = document.querySelector('h1');
      (link as HTMLElement).click();
      while (!document.querySelector('h1') || document.querySelector('h1') === before)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    });
