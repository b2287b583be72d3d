import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { createPlatform, freePort } from 'e2e/platform/run-platform';
import type { Measurement } from './measurement.js';
import { percentiles } from './percentiles.js';

const [guests, seconds] = [200, 60];
/** All of these guests have one address. */
const limits = ['', 'CHECKS_', 'PAGES_', 'FILES_', 'CACHED_'].map((kind) => `RATE_LIMIT_${kind}PER_MINUTE`);
const atOnce = ['MAX_CONNECTIONS_PER_ADDRESS', 'MAX_REQUESTS_IN_FLIGHT_PER_ADDRESS'];
const settings = Object.fromEntries([...limits, ...atOnce].map((name) => [name, '0']));
const json = { 'content-type': 'application/json' };

type Outcome = 'answered' | 'refused' | 'failed';

/**
 * Guests who all look for rooms at once, each as fast as the site answers: what they got, and how much memory each process
 * took at most. Nobody may see an error; who is refused gets a time to come back at, and does.
 */
export async function measureOverload(): Promise<Measurement[]> {
  const platform = createPlatform(settings);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  try {
    await platform.start(port);
    const { processes } = platform.runFile();
    const before = peaks(processes);
    const { outcomes, times } = await load(site);
    const after = peaks(processes);
    const { p50, p95, max } = percentiles(times);
    return [
      { metric: `requests answered in ${seconds} s`, value: outcomes.answered, unit: '' },
      { metric: 'refused with Retry-After', value: outcomes.refused, unit: '' },
      { metric: 'failed', value: outcomes.failed, unit: '', atMost: 0 },
      ...Object.entries({ p50, p95, slowest: max }).map(([metric, value]) => ({ metric, value, unit: 'ms' })),
      ...Object.keys(processes).flatMap((name) => [
        { metric: `highest memory of ${name} before`, value: before[name]!, unit: 'MiB' },
        { metric: `highest memory of ${name} after`, value: after[name]!, unit: 'MiB' },
      ]),
    ];
  } finally {
    await platform.stop();
  }
}

const peaks = (processes: Record<string, { pid: number }>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(processes).map(([name, { pid }]) => {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return [name, Math.round(Number(kilobytes) / 1024)];
    }),
  );

async function load(site: string) {
  const { rooms } = (await (await fetch(site + calls.listRooms.path)).json()) as { rooms: { _id: string }[] };
  const outcomes: Record<Outcome, number> = { answered: 0, refused: 0, failed: 0 };
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const guest = async (number: number) => {
    for (let at = number; performance.now() < until; at++) {
      const began = performance.now();
      const response = await visit(site, rooms[at % rooms.length]!._id, at).catch(() => undefined);
      times.push(performance.now() - began);
      const retryAfter = Number(response?.headers.get('retry-after'));
      if (response?.ok) outcomes.answered++;
      else if (response && [429, 503].includes(response.status) && retryAfter) {
        outcomes.refused++;
        await pause(retryAfter * 1000);
      } else {
        outcomes.failed++;
        console.log(`${response?.url} answered ${response?.status ?? 'nothing'} after ${Math.round(times.at(-1)!)} ms`);
      }
    }
  };
  await Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
  return { outcomes, times };
}

/** In turn a search that nobody made before, a room's page, its data, and whether it is free. */
async function visit(site: string, room: string, at: number): Promise<Response> {
  const path = calls.showRoom.path.replace(':id', room);
  const stay = { room, checkInDate: day(at % 300), checkOutDate: day((at % 300) + 2) };
  const requests = [
    () => fetch(`${site}${calls.listRooms.path}?guests=2&checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`),
    () => fetch(`${site}/rooms/${room}`),
    () => fetch(site + path),
    () => fetch(site + calls.checkAvailability.path, { method: 'POST', headers: json, body: JSON.stringify(stay) }),
  ];
  const response = await requests[at % requests.length]!();
  await response.arrayBuffer();
  return response;
}

const day = (ahead: number) => new Date(Date.now() + (ahead + 2) * 86_400_000).toISOString().slice(0, 10);
