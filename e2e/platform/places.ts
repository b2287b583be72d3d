import type { Page } from '@playwright/test';

/** The address of the first room there is. */
export async function firstRoom(page: Page): Promise<string> {
  const asked = await page.request.get('/api/rooms?limit=1');
  const { rooms } = (await asked.json()) as { rooms: { _id: string }[] };
  return `/rooms/${rooms[0]?._id}`;
}
