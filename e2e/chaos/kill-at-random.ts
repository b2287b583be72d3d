import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import type { DockerPlatform } from './docker-platform.js';
import { type Acknowledged, simulateGuest } from './simulate-guest.js';
import { tenGuests } from './ten-guests.js';
import { waitUntilNoProblems, findProblems } from './verify-bookings.js';

const maxPauseMs = 4000;
const downtimeMs = () => 500 + Math.random() * 3000;

/** Ten guests book and pay while containers are killed at random; nothing acknowledged may be lost. */
export async function killAtRandom(platform: DockerPlatform, seconds: number): Promise<void> {
  const { site } = platform;
  const guest = await apiClient(...tenGuests[0]!, site);
  const { rooms = [] } = await guest(calls.listRooms, { limit: 12 });
  const abort = new AbortController();
  const running = tenGuests.map((account) => simulateGuest(site, account, rooms, abort.signal));

  const killed = await killFor(seconds, platform).finally(() => abort.abort());
  const acknowledged = sum(await Promise.all(running));
  const { bookings, payments, refused, failed } = acknowledged;
  console.log(`Acknowledged: ${bookings.length} bookings, ${payments.length} payments; refused as taken: ${refused}.`);
  console.log('Failed requests:', countByReason(failed), 'Kills:', killed);

  const stopped = Date.now();
  await platform.waitUntilHealthy(180_000);
  const problems = await waitUntilNoProblems(() => findProblems(platform, tenGuests, acknowledged), 300_000);
  if (problems.length) throw new Error(`${problems.slice(0, 20).join('\n')}\n${problems.length} problems.`);
  if (acknowledged.payments.length < 20) throw new Error('Fewer than 20 payments: too few for a result.');
  console.log('No booking or payment is lost, no night is sold twice, all queues are empty.');
  console.log(`Emails, webhooks and events caught up after ${Math.round((Date.now() - stopped) / 1000)} s.`);
}

function shuffled<T>(all: T[]): T[] {
  const rest = [...all];
  return all.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!);
}

/** Kills containers one after the other and returns how often each was killed. */
async function killFor(
  seconds: number,
  { containers, killAndRestart }: DockerPlatform,
): Promise<Record<string, number>> {
  const killed: Record<string, number> = {};
  let waiting: string[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    // In random order, none twice before each had its turn.
    if (!waiting.length) waiting = shuffled(containers);
    const name = waiting.pop()!;
    await killAndRestart(name, downtimeMs());
    killed[name] = (killed[name] ?? 0) + 1;
    console.log(`killed ${name}`);
    await wait(maxPauseMs * Math.random());
  }
  return killed;
}

const sum = (all: Acknowledged[]): Acknowledged => ({
  bookings: all.flatMap(({ bookings }) => bookings),
  payments: all.flatMap(({ payments }) => payments),
  refused: all.reduce((total, { refused }) => total + refused, 0),
  failed: all.flatMap(({ failed }) => failed),
});

function countByReason(reasons: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
