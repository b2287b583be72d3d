import { type APIResponse, expect, type Page } from '@playwright/test';
import { calls, type Room } from '@wayhouse/contracts';

/** A double room that is free in these nights, in Jaipur, which has no daylight saving time. */
export async function findFreeDoubleRoom(page: Page, checkIn: string, checkOut: string): Promise<Room> {
  const params = { destination: 'Jaipur', roomType: 'Double Bed', checkIn, checkOut, limit: 1 };
  const { rooms } = await bodyOf<{ rooms: Room[] }>(await page.request.get(calls.listRooms.path, { params }));
  expect(rooms).toHaveLength(1);
  return rooms[0]!;
}

/** The runtime configuration of the page. */
export const fetchConfig = async (page: Page) =>
  bodyOf<{ supportPhone: string }>(await page.request.get('/config.json'));

const bodyOf = async <Body>(answer: APIResponse): Promise<Body> => (await answer.json()) as Body;
