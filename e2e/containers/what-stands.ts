import { setTimeout as wait } from 'node:timers/promises';
import { type Booking, calls, nightsOf } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import type { Platform } from './containers.js';
import type { Acknowledged } from './guest-at-work.js';
import type { Account } from './ten-guests.js';

/** What is wrong with what the platform has kept, each as a sentence; none once all that was said yes to stands. */
export async function whatIsWrong(
  { site, queueDepths }: Platform,
  accounts: Account[],
  told: Acknowledged,
): Promise<string[]> {
  const bookings = (await Promise.all(accounts.map((account) => bookingsOf(site, account)))).flat();
  const byId = new Map(bookings.map((booking) => [booking._id, booking]));
  const lost = told.bookings.filter((id) => !byId.has(id));
  const unpaid = told.payments.filter((id) => byId.get(id)?.state !== 'paid');
  const letters = await lettersTo(site, accounts);
  const untold = told.bookings.filter((id) => !letters.includes(id));
  const dead = Object.entries(await queueDepths()).filter(([, messages]) => messages > 0);
  return [
    ...lost.map((id) => `booking ${id} was acknowledged and is lost`),
    ...unpaid.map((id) => `the payment of booking ${id} was acknowledged and is not there`),
    ...untold.map((id) => `no letter tells of booking ${id}`),
    ...soldTwice(bookings).map((night) => `${night} is sold twice`),
    ...dead.map(([queue, messages]) => `${messages} messages lie in ${queue}`),
  ];
}

/** Asks again until nothing is wrong: webhooks, letters and events take their time after a kill. */
export async function untilNothingIsWrong(look: () => Promise<string[]>, patience: number): Promise<string[]> {
  for (const end = Date.now() + patience; ; await wait(3000)) {
    const wrong = await look().catch((error: Error) => [`the platform cannot be read: ${error.message}`]);
    if (!wrong.length || Date.now() > end) return wrong;
  }
}

async function bookingsOf(site: string, account: Account): Promise<Booking[]> {
  const guest = await apiGuest(...account, site);
  const { bookings, status } = await guest(calls.listOwnBookings, {});
  if (!bookings) throw new Error(`the bookings of ${account[0]} are answered with ${status}`);
  return bookings;
}

async function lettersTo(site: string, accounts: Account[]): Promise<string> {
  const asked = accounts.map(([email]) =>
    fetch(`${site}/__sandbox/api/mails?to=${email}`).then((mails) => mails.text()),
  );
  return (await Promise.all(asked)).join('');
}

function soldTwice(bookings: Booking[]): string[] {
  const nights = bookings
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ room, checkInDate: checkIn, checkOutDate: checkOut }) =>
      nightsOf({ checkIn, checkOut }).map((night) => `room ${room._id} in the night of ${night}`),
    );
  return nights.filter((night, position) => nights.indexOf(night) !== position);
}
