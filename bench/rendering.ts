import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { addDays } from '@wayhouse/domain';
import autocannon from 'autocannon';
import { compareThroughput } from './compare-throughput.js';
import { forkProcess } from './fork-process.js';
import { hasContent } from './has-content.js';
import type { Measurement } from './measurement.js';
import { percentiles } from './percentiles.js';
import { withPlatform } from './with-platform.js';

const path = '/rooms';
const [connections, seconds, turns] = [50, 4, 3];
const [atOnce, warmUp, rounds] = [20, 3, 30];
const headers = { accept: 'text/html' };

/**
 * The server of the shell, one process: a cached page, beside a bare route that sends the same bytes, and pages that nobody has
 * asked for before, twenty visitors at once: with rooms that others have seen, and with prices that nobody has; then its memory.
 */
export const measureRendering = (): Promise<Measurement[]> =>
  withPlatform(async ({ runFile }) => {
    const { SHELL_URL: shell, processes } = runFile();
    const cached = await measureCached(shell);
    const cold = [
      ...(await measureCold(shell, 'the same page', samePage)),
      ...(await measureCold(shell, 'different pages', ownPage)),
      ...(await measureCold(shell, 'different nights', ownNights)),
    ];
    return [
      ...cached,
      ...cold,
      {
        metric: 'memory of the shell’s server at most',
        value: peakMemory(processes['shell']!.pid),
        unit: 'MiB',
        atMost: 150,
      },
    ];
  });

async function measureCached(shell: string): Promise<Measurement[]> {
  const { process: baseline, reply: port } = await forkProcess<number>('baseline-route.ts', {
    path,
    ...(await fetchBytes(shell + path)),
  });
  const rate = (metric: string, url: string) => ({ metric, perSecond: () => perSecond(url + path) });
  const measured = compareThroughput({
    subject: rate(`GET ${path}, cached`, shell),
    baseline: rate('the same bytes from an Express route', `http://localhost:${port}`),
    ratio: { metric: 'a cached page to the Express route', atLeast: 0.6 },
    turns,
  });
  return measured.finally(() => baseline.kill());
}

const samePage = (round: number) => `${path}?guests=2&page=${round}`;
const ownPage = (round: number, visitor: number) => `${path}?guests=2&page=${round}-${visitor}`;

const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
const arrivals = 300;
/** No card of such a page has been rendered before, and the catalog searches for each of them. */
function ownNights(round: number, visitor: number) {
  const nth = (round + warmUp) * atOnce + visitor;
  const checkIn = addDays(tomorrow, nth % arrivals);
  return `${path}?guests=2&checkIn=${checkIn}&checkOut=${addDays(checkIn, 1 + Math.floor(nth / arrivals))}`;
}

async function measureCold(
  shell: string,
  kind: string,
  pageOf: (round: number, visitor: number) => string,
): Promise<Measurement[]> {
  const seen: Visit[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const visits = Array.from({ length: atOnce }, (_, visitor) => visit(shell + pageOf(round, visitor)));
    const taken = await Promise.all(visits);
    if (round >= 0) seen.push(...taken);
  }
  const { p50, p95 } = percentiles(seen.map(({ ms }) => ms));
  const bare = seen.filter(({ isWhole }) => !isWhole).length;
  const metric = `${kind}, not cached, ${atOnce} at once`;
  return [
    { metric: `${metric}, p50`, value: p50, unit: 'ms' },
    { metric: `${metric}, p95`, value: p95, unit: 'ms', ...(pageOf === samePage ? { atMost: 60 } : {}) },
    { metric: `${metric}, without their rooms`, value: bare, unit: `of ${seen.length}` },
  ];
}

/** Rooms that come too late for the page are left to the browser. */
type Visit = { ms: number; isWhole: boolean };

async function visit(url: string): Promise<Visit> {
  const from = performance.now();
  const html = await (await fetch(url, { headers })).text();
  return { ms: performance.now() - from, isWhole: hasContent(url, html) };
}

async function perSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} non-2xx responses, ${result.errors} errors`);
  return result.requests.average;
}

async function fetchBytes(url: string) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { body, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

/** The most that a process has had in memory (Linux). */
const peakMemory = (pid: number): number =>
  Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
