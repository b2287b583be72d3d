import type { Page } from '@playwright/test';
import { calls, paths } from '@wayhouse/contracts';
import { limits, nonRefundable } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { apiClient } from '../platform/api-client.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';
import { waitUntilLoaded } from '../platform/page-loaded.js';

const lowest = 890;
const stays = [
  { name: 'without dates', query: '' },
  { name: 'with dates', query: `?checkIn=${inDays(freeDay)}&checkOut=${inDays(freeDay + 3)}&guests=2` },
];

test.use({ viewport: { width: 1440, height: 900 } });

/** Where the button of the form ends, from the top of a window that has not been scrolled. */
async function endOfButton(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await waitUntilLoaded(page);
  const box = await page.getByRole('button', { name: 'Check Availability' }).boundingBox();
  return box!.y + box!.height;
}

async function expectInFirstView(page: Page, path: string) {
  expect(await endOfButton(page, path), path).toBeLessThanOrEqual(lowest);
}

type Rooms = { rooms: { _id: string; hotel: { _id: string } }[] };

for (const { name, query } of stays)
  test(`price and button of a room of each hotel are in the first view ${name}`, async ({ page }) => {
    const { rooms } = (await (await page.request.get(`${calls.listRooms.path}?limit=50`)).json()) as Rooms;
    const oneOfEach = new Map(rooms.map(({ _id, hotel }) => [hotel._id, _id]));
    expect(oneOfEach.size).toBeGreaterThan(5);
    for (const roomId of oneOfEach.values()) await expectInFirstView(page, paths.room(roomId) + query);
  });

test('so are they with as many rate plans as a hotel can have', async ({ page }) => {
  const { email, password } = await newGuest(page, 'first-view');
  const owner = await apiClient(email, password);
  const registered = { name: `House of ${email}`, contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' };
  const { hotel } = await owner(calls.registerHotel, registered);
  const plans = Array.from({ length: limits.plans }, (_, at) => ({
    id: `plan-${at}`,
    name: `With breakfast and more ${at}`,
    ...(at % 2 ? { percentOff: 10, cancellationPolicy: nonRefundable } : { percentOff: 0, surcharge: 12.5 }),
    roomTypes: [],
  }));
  expect((await owner(calls.changeRatePlans, { id: hotel!._id, version: 1, plans })).status).toBe(200);
  await addRoom(page, '100');
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  for (const { query } of stays) await expectInFirstView(page, paths.room(rooms[0]!._id) + query);
  await expect(page.getByRole('radio')).toHaveCount(limits.plans + 1);
});
