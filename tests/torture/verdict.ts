import { setTimeout as wait } from 'node:timers/promises';
import { type Booking, calls } from '@wayhouse/contracts';
import { connectPlatform } from 'audit/connect-platform';
import { findContradictions } from 'audit/find-contradictions';
import { insist } from './insist.js';
import type { Person } from './people.js';
import type { Platform } from './platform.js';
import type { Ending } from './scene.js';

/** Until everything that was interrupted has been made up for. */
const settlingMs = 90_000;
const pauseMs = 2000;

/** What is wrong once all has settled: contradictions in what is stored, and endings that are not by the rules. */
export async function findProblems(platform: Platform, endings: Ending[]): Promise<string[]> {
  const stores = await connectPlatform(platform.config);
  try {
    for (const end = Date.now() + settlingMs; ; await wait(pauseMs)) {
      const problems = await look().catch((error: Error) => [`what is stored cannot be read: ${error.message}`]);
      if (!problems.length || Date.now() > end) return problems;
    }
  } finally {
    await stores.close();
  }

  async function look(): Promise<string[]> {
    if (platform.stripe.isCarrying()) return ['webhooks are still on their way'];
    const data = await stores.read();
    const waiting = Object.entries(data.outboxes).filter(([, { unsent }]) => unsent > 0);
    const pending = data.payment.orders.filter(({ state }) => state === 'pending');
    return [
      ...waiting.map(([service, { unsent }]) => `${unsent} events of ${service} are not sent`),
      ...pending.map(({ _id }) => `the refund order ${_id} is pending`),
      ...findContradictions(data, 0).map(({ kind, text }) => `${kind}: ${text}`),
      ...(await endingProblems(platform, endings)),
    ];
  }
}

async function endingProblems({ stripe }: Platform, endings: Ending[]): Promise<string[]> {
  const problems: string[] = [];
  const ofGuest = new Map<Person, Map<string, Booking>>();
  for (const guest of new Set(endings.map((ending) => ending.guest))) {
    const { bookings = [] } = await insist(() => guest(calls.listOwnBookings, {}));
    ofGuest.set(guest, new Map(bookings.map((booking) => [booking._id, booking])));
  }
  for (const { what, bookingId, guest, state, refunds, other } of endings) {
    const booking = ofGuest.get(guest)?.get(bookingId);
    const standing = other && ofGuest.get(guest)?.get(other.bookingId);
    if (other && (standing?.state !== other.state || standing.refunded !== 0))
      problems.push(
        `story ${what}: booking ${other.bookingId} is ${standing?.state ?? 'lost'} with ${standing?.refunded ?? 0} refunded and should be ${other.state}`,
      );
    if (booking?.state !== state)
      problems.push(`story ${what}: booking ${bookingId} is ${booking?.state ?? 'lost'} and should be ${state}`);
    for (const [payment, due] of refunds) {
      const refunded = await stripe.refundedMinor(payment);
      if (refunded !== due) problems.push(`story ${what}: of ${payment} ${refunded} was refunded and ${due} is due`);
    }
    const due = [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
    if (booking && Math.round(booking.refunded * 100) !== due)
      problems.push(`story ${what}: the guest sees ${booking.refunded} refunded by card, ${due / 100} is due`);
  }
  return problems;
}
