import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { insist } from './insist.js';
import type { Person } from './people.js';

export const toMinor = (amount: number) => Math.round(amount * 100);

export function require200(answer: { status: number; code?: string; message?: string }): void {
  if (answer.status !== 200) throw new Error(`answered with ${answer.status} ${answer.code}: ${answer.message}`);
}

/** Payment learns of a booking and of its changes by events, which may be on their way, or arrive while the page is opened. */
export async function openPaymentPage(
  guest: Person,
  call: typeof calls.startPayment | typeof calls.payTogether,
  bookingId: string,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const answer = await insist(() => guest(call, { bookingId }));
    if (answer.url) return answer.url;
    const isEarly = answer.status === 404 || answer.code === 'terms-changed';
    if (!isEarly || attempt > 60) require200(answer);
    await wait(1000);
  }
}

export async function cancelAsGuest(guest: Person, bookingId: string): Promise<void> {
  const { charge } = await insist(() => guest(calls.showCancellation, { id: bookingId }));
  require200(await insist(() => guest(calls.cancelBooking, { bookingId, charge: charge! })));
}
