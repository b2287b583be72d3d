import { setTimeout as wait } from 'node:timers/promises';
import { addDays, calls } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import type { Account } from './ten-guests.js';

export type Room = { _id: string };
/** What the platform said yes to: the guest was told, so it has to stand. */
export type Acknowledged = { bookings: string[]; payments: string[]; refused: number; failed: string[] };
type Guest = Awaited<ReturnType<typeof apiGuest>>;

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'A guest' };
const today = new Date().toISOString().slice(0, 10);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/**
 * Books and pays until told to stop. The rooms and nights are few, so that guests meet at the same ones. A booking that
 * fails because a part is down is forgotten, like by a guest who tries another room; a payment is tried again.
 */
export async function guestAtWork(
  site: string,
  account: Account,
  rooms: Room[],
  signal: AbortSignal,
): Promise<Acknowledged> {
  const told: Acknowledged = { bookings: [], payments: [], refused: 0, failed: [] };
  let guest: Guest | undefined;

  async function bookAndPay(): Promise<void> {
    guest ??= await apiGuest(...account, site);
    const arrival = 300 + Math.floor(Math.random() * 150);
    const booked = await guest(calls.bookRoom, {
      ...{ room: oneOf(rooms)._id, guests: 1, PaymentMethod: 'Pay at Hotel' },
      ...{ checkInDate: addDays(today, arrival), checkOutDate: addDays(today, arrival + 1 + (arrival % 2)) },
    });
    if (booked.status === 409) told.refused++;
    else if (!booked.booking) throw new Error(`${booked.status}: ${booked.message}`);
    else await payFor(guest, booked.booking._id);
  }

  async function payFor(who: Guest, bookingId: string): Promise<void> {
    told.bookings.push(bookingId);
    for (let tries = 10; tries > 0 && !signal.aborted; tries--) {
      const { url } = await who(calls.startPayment, { bookingId });
      if (url && (await pay(url))) return void told.payments.push(bookingId);
      await wait(1000);
    }
  }

  while (!signal.aborted) {
    await bookAndPay().catch((error: Error) => {
      told.failed.push(String(error.cause ?? error.message));
      guest = undefined;
    });
    // A guest takes a moment between two things.
    await wait(200);
  }
  return told;
}

/** Pays on the card's page; true once that page has said so. */
async function pay(url: string): Promise<boolean> {
  const answered = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  return answered.status === 303;
}
