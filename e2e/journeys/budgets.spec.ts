import type { Browser, Page } from '@playwright/test';
import { budgets, mapBudget, measure, vitalBudgets } from '../platform/budgets.js';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';

for (const [frontEnd, budget] of Object.entries(budgets))
  test(`the files of ${frontEnd} keep to its budget`, () => {
    const { entry, onDemand, map } = measure(frontEnd);
    expect(entry.js).toBeGreaterThan(20_000);
    expect(entry.css).toBeGreaterThan(2000);
    expect({ js: entry.js, isOver: entry.js > budget.entry.js }).toMatchObject({ isOver: false });
    expect({ css: entry.css, isOver: entry.css > budget.entry.css }).toMatchObject({ isOver: false });
    expect({ onDemand, isOver: onDemand > budget.onDemand }).toMatchObject({ isOver: false });
    expect({ map, isOver: map > mapBudget }).toMatchObject({ isOver: false });
  });

/** What a visitor does first there. */
const interactions: Record<keyof typeof vitalBudgets, (page: Page) => Promise<void>> = {
  '/': (page) => page.getByRole('search').getByRole('combobox', { name: 'Destination' }).click(),
  '/owner': (page) => page.getByRole('link', { name: 'Add Room' }).first().click(),
  '/helpcenter': (page) => page.getByRole('main').getByRole('button').first().click(),
};
const pages = Object.keys(vitalBudgets) as (keyof typeof vitalBudgets)[];

for (const path of pages)
  test(`the web vitals that ${path} sends keep to its budget`, async ({ page, browser, baseURL }) => {
    const plain = await firstPaintOfPlainPage(browser, baseURL);
    if (path === '/owner') await signInAs(page, ...demoOwner);
    await recordBeacons(page);
    const answers: number[] = [];
    page.on('response', (response) => response.url().endsWith('/observations') && answers.push(response.status()));
    const visits: Record<string, number>[] = [];
    // Of several, since the machine may be busy meanwhile.
    for (let times = 0; times < 3; times++) visits.push(await completeVisit(page, path));
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(visits.length);
    expect(new Set(answers)).toEqual(new Set([204]));
    const best = (vital: string) => Math.min(...visits.map((visit) => visit[vital] ?? Infinity));
    const budget = vitalBudgets[path];
    expect(best('CLS')).toBeLessThanOrEqual(budget.CLS);
    for (const vital of ['LCP', 'INP'] as const)
      expect({ vital, plain, ours: best(vital), isOver: best(vital) > budget[vital] * plain }).toMatchObject({
        isOver: false,
      });
  });

/**
 * When the home page without scripts is painted first, in milliseconds, at best of several visits: how fast this machine is.
 */
async function firstPaintOfPlainPage(browser: Browser, baseURL?: string): Promise<number> {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const paints = [];
  for (let times = 0; times < 3; times++) {
    await page.goto('/');
    await expect.poll(firstPaint).toBeGreaterThan(0);
    paints.push(await firstPaint());
  }
  await page.close();
  return Math.min(...paints);
}

type Sent = { observations: { vital?: string; value?: number }[] };

/** A page that is left before the browser has counted what was done there does not send it: then it is visited again. */
async function completeVisit(page: Page, path: keyof typeof vitalBudgets): Promise<Record<string, number>> {
  let vitals: Record<string, number> = {};
  await expect(async () => {
    vitals = await vitalsOf(page, path);
  }).toPass({ timeout: 60_000 });
  return vitals;
}

/** Opens a page, does something there once it is at rest, hides it, and returns the web vitals that it sends then. */
async function vitalsOf(page: Page, path: keyof typeof vitalBudgets): Promise<Record<string, number>> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Once the page is observed.
  await page.waitForFunction(() => Object.hasOwn(window.wayhouseNotes ?? [], 'push'));
  await interactions[path](page);
  // Interactions are counted once the browser is idle, and what is not counted is not sent.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => requestIdleCallback(resolve)).observe({ type: 'first-input', buffered: true }),
      ),
  );
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const vitals = async () => {
    const bodies = await page.evaluate(() =>
      Promise.all((window as unknown as Recorded).sent.map((body) => body.text())),
    );
    const observations = bodies.flatMap((body) => (JSON.parse(body) as Sent).observations);
    return Object.fromEntries(observations.flatMap(({ vital, value = 0 }) => (vital ? [[vital, value] as const] : [])));
  };
  const sent = async () => Object.keys(await vitals());
  await expect.poll(sent, { timeout: 5000 }).toEqual(expect.arrayContaining(['CLS', 'LCP', 'INP']));
  return vitals();
}

type Recorded = { sent: Blob[] };

/** Playwright does not see the bodies of beacons. */
const recordBeacons = (page: Page) =>
  page.addInitScript(() => {
    const sent: Blob[] = [];
    Object.assign(window, { sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => sent.push(body as Blob) > 0 && send(url, body);
  });
