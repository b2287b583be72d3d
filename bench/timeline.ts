import type { Browser, Page } from '@playwright/test';
import { type CallResponse, calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { demoOwner } from 'e2e/platform/demo-accounts';
import { type Measurement, round } from './measurement.js';
import { percentiles } from './percentiles.js';
import { launchBrowser } from './slow-page.js';
import { withPlatform } from './with-platform.js';

const [rooms, unitsOfRoom, days] = [4, 50, 60];
/** A frame at 60 a second, and when it was late: time stamps of frames vary, so a little more is none. */
const [frameMs, lateMs] = [16.7, 17.5];
const frames = 300;

/**
 * The owner's timeline of 200 units and 60 nights while it is scrolled down and across, beside the same grid as HTML without
 * scripts, and while a stay is carried: the times between frames.
 */
export const measureTimeline = (): Promise<Measurement[]> => withPlatform(({ site }) => timeline(site));

async function timeline(site: string): Promise<Measurement[]> {
  const browser = await launchBrowser();
  try {
    const ours = await openTimeline(browser, site);
    const plain = await openPlain(browser, ours);
    const rows: Measurement[] = [];
    for (const way of ['down', 'across'] as const)
      for (const [name, page] of Object.entries({ timeline: ours, 'plain HTML': plain })) {
        // The first time what is shown is drawn for the first time.
        await page.evaluate(scroll, { way, frames: 30 });
        rows.push(
          ...describe(`${name}, scrolled ${way}`, await page.evaluate(scroll, { way, frames }), name === 'timeline'),
        );
      }
    return [...rows, ...describe('timeline, a stay carried', await carry(ours), false)];
  } finally {
    await browser.close();
  }
}

function describe(name: string, times: number[], isGoal: boolean): Measurement[] {
  const { p50, p95, max } = percentiles(times);
  const late = round((100 * times.filter((time) => time > lateMs).length) / times.length, 1);
  return [
    { metric: `${name}: frame, p50`, value: p50, unit: 'ms', ...(isGoal && { atMost: frameMs }) },
    { metric: `${name}: frame, p95`, value: p95, unit: 'ms', ...(isGoal && { atMost: lateMs }) },
    { metric: `${name}: slowest frame`, value: max, unit: 'ms' },
    { metric: `${name}: frames above ${lateMs} ms`, value: late, unit: '%' },
  ];
}

async function openTimeline(browser: Browser, site: string): Promise<Page> {
  const page = await newPage(browser, site);
  const [identifier, password] = demoOwner;
  await page.request.post('/__clerk/v1/client/sign_ins', { form: { strategy: 'password', identifier, password } });
  await page.route(`**${calls.showTimeline.path}*`, (route) => {
    const from = new URL(route.request().url()).searchParams.get('from')!;
    return route.fulfill({ json: { success: true, ...fullHotel(from) } });
  });
  await page.goto('/owner/calendar/timeline');
  await page.locator('[data-row="199"]').waitFor();
  return page;
}

/** The same markup and styles, in which nothing runs. */
async function openPlain(browser: Browser, ours: Page): Promise<Page> {
  const page = await newPage(browser, new URL(ours.url()).origin);
  const html = await ours.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link')) script.remove();
    const styles = [...document.styleSheets].map((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
    );
    return `<!doctype html>${copy.outerHTML.replace('</head>', `<style>${styles.join('\n')}</style></head>`)}`;
  });
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/plain');
  await page.locator('.timeline').waitFor();
  return page;
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL });
  // esbuild wraps named functions in `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** Every unit has a stay of two to six nights after the other, with a night between them now and then. */
function fullHotel(from: string): CallResponse<typeof calls.showTimeline> {
  const stays: CallResponse<typeof calls.showTimeline>['stays'] = [];
  for (let row = 0; row < rooms * unitsOfRoom; row++)
    for (let night = row % 3; night < days;) {
      const length = 2 + ((row + night) % 5);
      const [checkIn, checkOut] = [addDays(from, night), addDays(from, night + length)];
      stays.push({
        ...{
          room: `room-${Math.floor(row / unitsOfRoom)}`,
          unit: (row % unitsOfRoom) + 1,
          from: checkIn,
          to: checkOut,
        },
        ...{ bookingId: `booking-${row}-${night}`, checkIn, checkOut, guest: `Guest ${row} ${night}`, guests: 2 },
        state: night % 2 ? 'paid' : 'unpaid',
      });
      night += length + ((row + night) % 4 === 0 ? 1 : 0);
    }
  const all = Array.from({ length: rooms }, (_, at) => ({
    ...{ _id: `room-${at}`, roomType: 'Double Bed' as const, units: unitsOfRoom },
  }));
  return { rooms: all, stays, blocked: [] };
}

/** Runs in the page: scrolls on in every frame, back and forth, and returns the times between them. */
function scroll({ way, frames }: { way: 'down' | 'across'; frames: number }): Promise<number[]> {
  const grid = document.querySelector('.timeline')!;
  const [property, most] =
    way === 'down'
      ? (['scrollTop', grid.scrollHeight - grid.clientHeight] as const)
      : (['scrollLeft', grid.scrollWidth - grid.clientWidth] as const);
  let step = 60;
  return new Promise((resolve) => {
    const times: number[] = [];
    let last: number | undefined;
    const run = (time: number) => {
      if (last !== undefined) times.push(time - last);
      last = time;
      if (times.length >= frames) return resolve(times);
      if (grid[property] >= most - 1) step = -60;
      if (grid[property] <= 0) step = 60;
      grid[property] += step;
      requestAnimationFrame(run);
    };
    requestAnimationFrame(run);
  });
}

/** Carries a stay over the rows in view, and returns the times between frames meanwhile. */
async function carry(page: Page): Promise<number[]> {
  await page.evaluate(() => document.querySelector('.timeline')!.scrollTo(0, 0));
  await page.evaluate(() => document.querySelector('.timeline')!.scrollIntoView({ block: 'center' }));
  const stay = (await page.locator('[data-row="1"] .timeline-entry button').first().boundingBox())!;
  const times = page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const between: number[] = [];
        let last: number | undefined;
        const run = (time: number) => {
          if (last !== undefined) between.push(time - last);
          last = time;
          if (between.length < count) requestAnimationFrame(run);
          else resolve(between);
        };
        requestAnimationFrame(run);
      }),
    120,
  );
  await page.mouse.move(stay.x + 8, stay.y + 8);
  await page.mouse.down();
  for (let at = 0; at < 60; at++) await page.mouse.move(stay.x + 8, stay.y + 8 + 50 * (1 + (at % 5)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return times;
}
