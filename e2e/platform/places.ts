import type { Page } from '@playwright/test';

/** The address of a room that no journey changes. */
export async function quietRoom(page: Page): Promise<string> {
  const asked = await page.request.get('/api/rooms?destination=Lisbon&limit=1');
  const { rooms } = (await asked.json()) as { rooms: { _id: string }[] };
  return `/rooms/${rooms[0]?._id}`;
}
