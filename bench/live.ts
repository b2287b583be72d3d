import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { apiGuest, bearerOf } from '../e2e/platform/api-guest.js';
import { demoGuest, demoOwner } from '../e2e/platform/demo-accounts.js';
import { hearChanges } from './hear-changes.js';
import { percentiles } from './percentiles.js';

// How long it takes until an owner's open dashboard has a booking, and then its payment, from the moment the guest asks
// for it: `SITE=http://localhost:3000 npm run bench:live`, against a platform that is up. It takes its bookings back.
const site = process.env.SITE ?? 'http://localhost:3000';
const rounds = 50;
const firstDay = 200;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Nora Lind' };

const changes = await hearChanges(site, await bearerOf(...demoOwner, site));
const times: Record<string, number[]> = { booked: [], paid: [] };
for (let round = 0; round < rounds; round++) {
  // A bearer token lasts a minute. The pause puts each round at another moment of the watch's second.
  const [owner, guest] = await Promise.all([apiGuest(...demoOwner, site), apiGuest(...demoGuest, site)]);
  await pause(Math.random() * 1000);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const stay = { room: rooms[0]!._id, checkInDate: day(firstDay + round), checkOutDate: day(firstDay + round + 1) };

  /** From here until the dashboard, having heard of it, has read its bookings again. */
  const measure = async (what: 'booked' | 'paid', ask: () => Promise<string>) => {
    const start = performance.now();
    const bookingId = await ask();
    await changes.heard(bookingId, what);
    const { dashboardData } = await owner(calls.showHotelBookings, { limit: 10 });
    const shown = dashboardData?.bookings.find(({ _id }) => _id === bookingId);
    if (!shown || shown.isPaid !== (what === 'paid')) throw new Error(`${bookingId} is not shown as ${what}.`);
    times[what]?.push(performance.now() - start);
    return bookingId;
  };
  const bookingId = await measure('booked', async () => {
    const answer = await guest(calls.bookRoom, { ...stay, guests: 1, PaymentMethod: 'Pay at Hotel' });
    if (!answer.booking) throw new Error(answer.message);
    return answer.booking._id;
  });
  const { url = '' } = await guest(calls.startPayment, { bookingId });
  await pause(Math.random() * 1000);
  await measure('paid', async () => {
    await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    return bookingId;
  });
  await guest(calls.cancelBooking, { bookingId, charge: 0 });
}
changes.stop();
console.log(`Milliseconds until the open dashboard has it, ${rounds} times each:`);
console.table(Object.fromEntries(Object.entries(times).map(([what, each]) => [what, percentiles(each)])));
