import { calls, type InputOf } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import { demoGuest, expect, inDays, test } from '../platform/journey.js';
import { freePort, platform } from '../platform/run-platform.js';

test('a kill in the middle of bookings loses none that was acknowledged, and its mail and events follow', async () => {
  test.setTimeout(480_000);
  const house = platform();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  await house.start(port);
  try {
    const guest = await apiGuest(...demoGuest, site);
    const { rooms = [] } = await guest(calls.listRooms, {});
    const acknowledged: { id: string; room: string; checkIn: string; checkOut: string }[] = [];
    let stopped = false;

    // Stays far enough ahead that the demo data has none of them; room after room until the lights go out.
    const keepBooking = async (lane: number) => {
      for (let week = 0; !stopped; week++) {
        const room = rooms[(lane + week) % rooms.length]!;
        const [checkIn, checkOut] = [inDays(200 + lane * 100 + week * 2), inDays(202 + lane * 100 + week * 2)];
        const order: InputOf<typeof calls.bookRoom> = {
          ...{ room: room._id, checkInDate: checkIn, checkOutDate: checkOut },
          ...{ guests: 1, PaymentMethod: 'Pay at Hotel' },
        };
        const answer = await guest(calls.bookRoom, order).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push({ id: answer.booking!._id, room: room._id, checkIn, checkOut });
      }
    };
    const lanes = [0, 1, 2, 3].map(keepBooking);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(25);
    await house.killAll();
    stopped = true;
    await Promise.all(lanes);

    await house.start(port);
    const again = await apiGuest(...demoGuest, site);
    const { bookings = [] } = await again(calls.listOwnBookings, {});
    const kept = new Set(bookings.map((booking) => booking._id));
    expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([]);

    const nights = bookings.map((booking) => `${booking.room._id} ${booking.checkInDate}`);
    expect(new Set(nights).size).toBe(nights.length);

    await expect.poll(() => withoutMail(site, acknowledged), { timeout: 120_000 }).toEqual([]);
    const last = acknowledged.at(-1)!;
    const found = async () => {
      const search = { checkIn: last.checkIn, checkOut: last.checkOut };
      const { rooms: free = [] } = await again(calls.listRooms, search);
      return free.some((room) => room._id === last.room);
    };
    await expect.poll(found).toBe(false);
  } finally {
    await house.stop();
  }
});

/** The acknowledged bookings of which no mail speaks yet. */
async function withoutMail(site: string, bookings: { id: string }[]): Promise<string[]> {
  const asked = await fetch(`${site}/__sandbox/api/mails?to=${demoGuest[0]}`);
  const mails = (await asked.json()) as { text: string }[];
  return bookings.filter(({ id }) => !mails.some(({ text }) => text.includes(id))).map(({ id }) => id);
}
