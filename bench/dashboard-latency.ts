import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@wayhouse/contracts';
import { apiClient, fetchToken } from 'e2e/platform/api-client';
import { demoGuest, demoOwner } from 'e2e/platform/demo-accounts';
import { openBookingStream } from './booking-stream.js';
import { percentiles } from './percentiles.js';

// The time from a guest's request until an owner's open dashboard shows the booking, and then its payment:
// `SITE=http://localhost:3000 npm run bench:live`, against a running platform. Cancels its bookings.
const site = process.env.SITE ?? 'http://localhost:3000';
const rounds = 50;
const firstDay = 200;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Nora Lind' };

const times: Record<string, number[]> = { booked: [], paid: [] };
for (let round = 0; round < rounds; round++) {
  // A bearer token, and a stream that was opened with it, lasts a minute.
  const [owner, guest] = await Promise.all([apiClient(...demoOwner, site), apiClient(...demoGuest, site)]);
  const stream = await openBookingStream(site, await fetchToken(...demoOwner, site));
  // This varies the moment within the polling interval.
  await pause(Math.random() * 1000);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const stay = { room: rooms[0]!._id, checkInDate: day(firstDay + round), checkOutDate: day(firstDay + round + 1) };

  /** From the request until the dashboard has received the event and reloaded its bookings. */
  const measure = async (what: 'booked' | 'paid', request: () => Promise<string>) => {
    const start = performance.now();
    const bookingId = await request();
    await stream.waitForChange(bookingId, what);
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
  stream.stop();
}
console.log(`Milliseconds until the open dashboard shows it, ${rounds} times each:`);
console.table(Object.fromEntries(Object.entries(times).map(([what, each]) => [what, percentiles(each)])));
