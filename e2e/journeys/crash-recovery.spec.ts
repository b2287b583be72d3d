import { calls, type CallInput } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { demoGuest, expect, inDays } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { site } from '../platform/site.js';

test('killing the platform loses no acknowledged booking, and emails and events follow after the restart', async ({
  ownPlatform: platform,
}) => {
  test.setTimeout(480_000);
  const guest = await apiClient(...demoGuest);
  const { rooms = [] } = await guest(calls.listRooms, {});
  const acknowledged: { id: string; room: string; checkIn: string; checkOut: string }[] = [];
  let stopped = false;

  // Stays far beyond the demo data, room after room until the kill.
  const keepBooking = async (lane: number) => {
    for (let week = 0; !stopped; week++) {
      const room = rooms[(lane + week) % rooms.length]!;
      const [checkIn, checkOut] = [inDays(200 + lane * 100 + week * 2), inDays(202 + lane * 100 + week * 2)];
      const order: CallInput<typeof calls.bookRoom> = {
        room: room._id,
        checkInDate: checkIn,
        checkOutDate: checkOut,
        guests: 1,
        PaymentMethod: 'Pay at Hotel',
      };
      const answer = await guest(calls.bookRoom, order).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push({ id: answer.booking!._id, room: room._id, checkIn, checkOut });
    }
  };
  const lanes = [0, 1, 2, 3].map(keepBooking);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(25);
  await platform.killAll();
  stopped = true;
  await Promise.all(lanes);

  await platform.start(platform.port);
  const again = await apiClient(...demoGuest);
  const { bookings = [] } = await again(calls.listOwnBookings, {});
  const found = new Set(bookings.map((booking) => booking._id));
  expect(acknowledged.filter(({ id }) => !found.has(id))).toEqual([]);

  const nights = bookings.map((booking) => `${booking.room._id} ${booking.checkInDate}`);
  expect(new Set(nights).size).toBe(nights.length);

  await expect.poll(() => withoutEmail(acknowledged), { timeout: 120_000 }).toEqual([]);
  const last = acknowledged.at(-1)!;
  const isOffered = async () => {
    const search = { checkIn: last.checkIn, checkOut: last.checkOut };
    const { rooms: free = [] } = await again(calls.listRooms, search);
    return free.some((room) => room._id === last.room);
  };
  await expect.poll(isOffered).toBe(false);
});

/** The bookings that no email mentions yet. */
async function withoutEmail(bookings: { id: string }[]): Promise<string[]> {
  const response = await fetch(`${site.url}/__sandbox/api/mails?to=${demoGuest[0]}`);
  const emails = (await response.json()) as { text: string }[];
  return bookings.filter(({ id }) => !emails.some(({ text }) => text.includes(id))).map(({ id }) => id);
}
