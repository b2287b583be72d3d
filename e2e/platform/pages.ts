import type { Page } from '@playwright/test';
import { isPattern } from '@wayhouse/contracts/path-pattern';
import { ownerPatterns } from '@wayhouse/contracts/paths';
import { inDays } from './journey.js';

/** The path of a room that no journey changes. */
export async function unchangedRoomPath(page: Page): Promise<string> {
  const response = await page.request.get('/api/rooms?destination=Lisbon&limit=1');
  const { rooms } = (await response.json()) as { rooms: { _id: string }[] };
  return `/rooms/${rooms[0]?._id}`;
}

const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

/** Pages of the shell that a visitor can open, apart from home, all rooms and a room. */
export const visitorPages = {
  results: [
    `/rooms?${stay}&guests=2&roomType=Family+Suite,Double+Bed&price=0-500&sort=price-asc`,
    `/rooms?destination=Atlantis&${stay}`,
  ],
  missing: ['/nowhere-at-all', '/rooms/no-such-room'],
  accounts: ['/newsletter/confirm/some-token', '/newsletter/unsubscribe/some-token', '/my-bookings', '/my-data'],
};

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
