import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import type { Platform } from './containers.js';
import { type Acknowledged, guestAtWork } from './guest-at-work.js';
import { tenGuests } from './ten-guests.js';
import { untilNothingIsWrong, whatIsWrong } from './what-stands.js';

const betweenKills = 4000;
const down = () => 500 + Math.random() * 3000;

/** Ten guests book and pay while containers are killed at random; afterwards all that was acknowledged has to stand. */
export async function killAtRandom(platform: Platform, seconds: number): Promise<void> {
  const { site } = platform;
  const guest = await apiGuest(...tenGuests[0]!, site);
  const { rooms = [] } = await guest(calls.listRooms, { limit: 12 });
  const work = new AbortController();
  const lanes = tenGuests.map((account) => guestAtWork(site, account, rooms, work.signal));

  const killed = await killFor(seconds, platform).finally(() => work.abort());
  const told = sum(await Promise.all(lanes));
  const { bookings, payments, refused, failed } = told;
  console.log(`Acknowledged: ${bookings.length} bookings, ${payments.length} payments; refused as taken: ${refused}.`);
  console.log('Failed while a part was down:', tally(failed), 'Kills:', killed);

  const stopped = Date.now();
  await platform.allAreHealthy(180_000);
  const wrong = await untilNothingIsWrong(() => whatIsWrong(platform, tenGuests, told), 300_000);
  if (wrong.length) throw new Error(`${wrong.slice(0, 20).join('\n')}\n${wrong.length} things are wrong.`);
  if (told.payments.length < 20) throw new Error('Too little was booked and paid to show anything.');
  console.log('All of it stands; no night is sold twice; no queue holds a message.');
  console.log(
    `Letters, webhooks and events had caught up ${Math.round((Date.now() - stopped) / 1000)} s after the end.`,
  );
}

function shuffled<T>(all: T[]): T[] {
  const rest = [...all];
  return all.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!);
}

/** Kills one after the other for that long, and answers how often each. */
async function killFor(seconds: number, { parts, killAndStart }: Platform): Promise<Record<string, number>> {
  const killed: Record<string, number> = {};
  let waiting: string[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    // Whichever, but none twice before each has had its turn.
    if (!waiting.length) waiting = shuffled(parts);
    const name = waiting.pop()!;
    await killAndStart(name, down());
    killed[name] = (killed[name] ?? 0) + 1;
    console.log(`killed ${name}`);
    await wait(betweenKills * Math.random());
  }
  return killed;
}

const sum = (all: Acknowledged[]): Acknowledged => ({
  bookings: all.flatMap(({ bookings }) => bookings),
  payments: all.flatMap(({ payments }) => payments),
  refused: all.reduce((total, { refused }) => total + refused, 0),
  failed: all.flatMap(({ failed }) => failed),
});

function tally(reasons: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
