import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import type { Account } from './ten-guests.js';

export type Room = { _id: string };
/** What the platform has acknowledged to a guest, and what failed. */
export type Acknowledged = { bookings: string[]; payments: string[]; refused: number; failed: string[] };
type Guest = Awaited<ReturnType<typeof apiClient>>;

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'A guest' };
const today = new Date().toISOString().slice(0, 10);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/**
 * Books and pays until aborted. Rooms and nights are few, so that guests compete. A booking that fails because a container is
 * down is not retried; a payment is.
 */
export async function simulateGuest(
  site: string,
  account: Account,
  rooms: Room[],
  signal: AbortSignal,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { bookings: [], payments: [], refused: 0, failed: [] };
  let guest: Guest | undefined;

  async function bookAndPay(): Promise<void> {
    guest ??= await apiClient(...account, site);
    const arrival = 300 + Math.floor(Math.random() * 150);
    const booked = await guest(calls.bookRoom, {
      room: oneOf(rooms)._id,
      guests: 1,
      PaymentMethod: 'Pay at Hotel',
      checkInDate: addDays(today, arrival),
      checkOutDate: addDays(today, arrival + 1 + (arrival % 2)),
    });
    if (booked.status === 409) acknowledged.refused++;
    else if (!booked.booking) throw new Error(`${booked.status}: ${booked.message}`);
    else await payFor(guest, booked.booking._id);
  }

  async function payFor(who: Guest, bookingId: string): Promise<void> {
    acknowledged.bookings.push(bookingId);
    for (let tries = 10; tries > 0 && !signal.aborted; tries--) {
      const { url } = await who(calls.startPayment, { bookingId });
      if (url && (await pay(url))) return void acknowledged.payments.push(bookingId);
      await wait(1000);
    }
  }

  while (!signal.aborted) {
    await bookAndPay().catch((error: Error) => {
      acknowledged.failed.push(String(error.cause ?? error.message));
      guest = undefined;
    });
    await wait(200);
  }
  return acknowledged;
}

/** Submits the payment page; true when it was accepted. */
async function pay(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  return response.status === 303;
}
