import type { Page } from '@playwright/test';

/** The address of a room that no journey changes. */
export async function quietRoom(page: Page): Promise<string> {
  const asked = await page.request.get('/api/rooms?destination=Lisbon&limit=1');
  const { rooms } = (await asked.json()) as { rooms: { _id: string }[] };
  return `/rooms/${rooms[0]?._id}`;
}

/** Every page of information, with what the browser's tab says there. */
export const informationPages: [path: string, tab: string][] = [
  ['/abouts', 'About'],
  ['/careers', 'Careers'],
  ['/apply/1', 'Apply: Front Desk Executive'],
  ['/partnerPages', 'Partners'],
  ['/BlogPages', 'Blog'],
  ['/BlogPages/fort-kochi-before-the-shutters-open', 'Fort Kochi, before the shutters open'],
  ['/press', 'Press and Media'],
  ['/helpcenter#cancel', 'Help Center'],
  ['/contactus', 'Contact Us'],
  ['/safetyinfo', 'Safety Information'],
  ['/accessibility', 'Accessibility'],
];
