import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { hasContent } from './has-content.js';
import { type Measurement, round } from './measurement.js';
import { bytesOf, filesBefore, type PageVisit, visitPage } from './page-visit.js';
import { median } from './percentiles.js';
import { forwardSite } from './plain-site.js';
import { withPlatform } from './with-platform.js';
import { fast3G, launchBrowser, type Network, slow4G } from './slow-page.js';

const [visits, width] = [5, 1366];
const networks = { 'Fast 3G': fast3G, '1.6 Mbit/s': slow4G };

type Visits = { ours: PageVisit[]; plain: PageVisit[] };

/**
 * Pages as new visitors get them on slow networks, beside the same pages without scripts, in turns: what scripts cost before there is
 * something to see and to use.
 */
export const measurePages = (): Promise<Measurement[]> => withPlatform(({ site }) => pages(site));

async function pages(site: string): Promise<Measurement[]> {
  const browser = await launchBrowser();
  const [whole, plain] = await Promise.all([forwardSite(site, 'whole'), forwardSite(site, 'plain')]);
  try {
    const rows: Measurement[] = [];
    for (const [name, path] of Object.entries(await pagePaths(site)))
      for (const [speed, network] of Object.entries(networks)) {
        const addresses = { ours: whole.url + path, plain: plain.url + path };
        rows.push(...compare(`${name}, ${speed}`, await visitBoth(browser, addresses, network)));
      }
    return rows;
  } finally {
    await browser.close();
    whole.stop();
    plain.stop();
  }
}

async function pagePaths(site: string): Promise<Record<string, string>> {
  const { rooms } = (await (await fetch(`${site}/api/rooms`)).json()) as { rooms: { _id: string }[] };
  return { '/': '/', '/rooms': '/rooms', '/rooms/:id': `/rooms/${rooms[0]!._id}`, '/abouts': '/abouts' };
}

async function visitBoth(browser: Browser, addresses: Record<keyof Visits, string>, network: Network): Promise<Visits> {
  const seen: Visits = { ours: [], plain: [] };
  for (let visit = 0; visit < visits; visit++)
    for (const kind of ['ours', 'plain'] as const) {
      await expectRendered(addresses[kind]);
      seen[kind].push(await visitPage(browser, addresses[kind], network, width));
    }
  return seen;
}

/** A page whose data takes too long, as it may right after a start, comes as the frame, without anything to read. */
async function expectRendered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (hasContent(address, page)) return;
    await wait(500);
  }
  throw new Error(`${address} came without its content.`);
}

function compare(name: string, { ours, plain }: Visits): Measurement[] {
  const typical = (of: (visit: PageVisit) => number, from = ours) => median(from.map(of));
  const ratio = (of: (visit: PageVisit) => number) => round(typical(of) / typical(of, plain));
  const row = (metric: string, value: number, unit: string, atMost?: number): Measurement => ({
    metric: `${name}: ${metric}`,
    value,
    unit,
    ...(atMost === undefined ? {} : { atMost }),
  });
  const paints = { 'first paint': firstPaint, 'largest paint': largestPaint };
  return [
    ...Object.entries(paints).flatMap(([paint, of]) => [
      row(paint, round(typical(of), 0), 'ms'),
      row(`${paint} of the plain page`, round(typical(of, plain), 0), 'ms'),
      row(`${paint} to the plain one`, ratio(of), '×', paint === 'first paint' ? 1.1 : 1.25),
      row(
        `requests before the ${paint}`,
        typical((visit) => filesBefore(visit, of(visit)).length),
        '',
      ),
      row(
        `bytes before the ${paint}`,
        round(
          typical((visit) => bytesOf(filesBefore(visit, of(visit))) / 1000),
          0,
        ),
        'kB',
      ),
    ]),
    row(
      'blocked',
      round(
        typical(({ blocked }) => blocked),
        0,
      ),
      'ms',
      200,
    ),
    row(
      'layout shift',
      round(
        typical(({ shift }) => shift),
        4,
      ),
      '',
      0.02,
    ),
  ];
}

const firstPaint = (visit: PageVisit) => visit.firstPaint;
const largestPaint = (visit: PageVisit) => visit.largestPaint;
