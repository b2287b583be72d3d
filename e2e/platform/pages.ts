import type { Page } from '@playwright/test';
import { isPattern } from '@wayhouse/contracts/path-pattern';
import { ownerPatterns } from '@wayhouse/contracts/paths';

/** The path of a room that no journey changes. */
export async function unchangedRoomPath(page: Page): Promise<string> {
  const response = await page.request.get('/api/rooms?destination=Lisbon&limit=1');
  const { rooms } = (await response.json()) as { rooms: { _id: string }[] };
  return `/rooms/${rooms[0]?._id}`;
}

/** Every page of the owner area without parameters. */
export const ownerPages: string[] = Object.values(ownerPatterns).filter((path) => !isPattern(path));

/** Every static page, with its document title. */
export const staticPages: [path: string, title: string][] = [
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
