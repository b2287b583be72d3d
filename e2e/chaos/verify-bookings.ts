import { setTimeout as wait } from 'node:timers/promises';
import { type Booking, calls } from '@wayhouse/contracts';
import { nightsOf } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import type { DockerPlatform } from './docker-platform.js';
import type { Acknowledged } from './simulate-guest.js';
import type { Account } from './ten-guests.js';

/** Acknowledged bookings and payments that are missing, nights that are sold twice, and queues that are not empty. */
export async function findProblems(
  { site, queueDepths }: DockerPlatform,
  accounts: Account[],
  acknowledged: Acknowledged,
): Promise<string[]> {
  const bookings = (await Promise.all(accounts.map((account) => bookingsOf(site, account)))).flat();
  const byId = new Map(bookings.map((booking) => [booking._id, booking]));
  const lost = acknowledged.bookings.filter((id) => !byId.has(id));
  const unpaid = acknowledged.payments.filter((id) => byId.get(id)?.state !== 'paid');
  const emails = await emailsTo(site, accounts);
  const withoutEmail = acknowledged.bookings.filter((id) => !emails.includes(id));
  const dead = Object.entries(await queueDepths()).filter(([, messages]) => messages > 0);
  return [
    ...lost.map((id) => `booking ${id} was acknowledged and is lost`),
    ...unpaid.map((id) => `the payment of booking ${id} was acknowledged and is lost`),
    ...withoutEmail.map((id) => `booking ${id} has no email`),
    ...soldTwice(bookings).map((night) => `${night} is sold twice`),
    ...dead.map(([queue, messages]) => `${messages} messages are left in ${queue}`),
  ];
}

/** Waits for webhooks, emails and events to catch up; resolves to the remaining problems. */
export async function waitUntilNoProblems(find: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  for (const end = Date.now() + timeoutMs; ; await wait(3000)) {
    const problems = await find().catch((error: Error) => [`reading the platform failed: ${error.message}`]);
    if (!problems.length || Date.now() > end) return problems;
  }
}

async function bookingsOf(site: string, account: Account): Promise<Booking[]> {
  const guest = await apiClient(...account, site);
  const { bookings, status } = await guest(calls.listOwnBookings, {});
  if (!bookings) throw new Error(`the bookings of ${account[0]} were answered with ${status}`);
  return bookings;
}

async function emailsTo(site: string, accounts: Account[]): Promise<string> {
  const responses = accounts.map(([email]) =>
    fetch(`${site}/__sandbox/api/mails?to=${email}`).then((response) => response.text()),
  );
  return (await Promise.all(responses)).join('');
}

function soldTwice(bookings: Booking[]): string[] {
  const nights = bookings
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ room, checkInDate: checkIn, checkOutDate: checkOut }) =>
      nightsOf({ checkIn, checkOut }).map((night) => `room ${room._id} in the night of ${night}`),
    );
  return nights.filter((night, position) => nights.indexOf(night) !== position);
}
