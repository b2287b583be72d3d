import type { Page } from '@playwright/test';
import { type RemoteKey, RuntimeConfig } from '@wayhouse/contracts';
import { isPattern } from '@wayhouse/contracts/path-pattern';
import { hiddenPatterns, indexedPatterns } from '@wayhouse/contracts/paths';
import { inDays } from './journey.js';

/** The hotel that no journey books or changes. Others may have come to its city. */
const unchangedHotel = 'azulejo-terrace-lisbon';

/** The path of a room that no journey changes. */
export async function unchangedRoomPath(page: Page): Promise<string> {
  const response = await page.request.get('/api/rooms?destination=Lisbon');
  const { rooms } = (await response.json()) as { rooms: { _id: string; hotel: { slug: string } }[] };
  const room = rooms.find(({ hotel }) => hotel.slug === unchangedHotel);
  if (!room) throw new Error(`No room of ${unchangedHotel} was found.`);
  return `/rooms/${room._id}`;
}

export const unchangedHotelPath = `/hotels/${unchangedHotel}`;

const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

/** An address of each page of the shell that search engines show. */
export const indexedPages = (page: Page): Promise<string[]> =>
  Promise.all(
    Object.values(indexedPatterns).map((pattern) => {
      if (!isPattern(pattern)) return pattern;
      if (pattern === indexedPatterns.room) return unchangedRoomPath(page);
      if (pattern === indexedPatterns.hotel) return unchangedHotelPath;
      throw new Error(`No address of ${pattern} is known here.`);
    }),
  );

/** The same of those that they do not show, of nothing that exists. A page that leads on by itself has none. */
export const hiddenPages: string[] = Object.values(hiddenPatterns)
  .filter((pattern) => !pattern.includes('*'))
  .map((pattern) => pattern.replace(/:\w+/, 'unknown'));

/** Other states of the shell’s pages. */
export const resultPages = [
  `/rooms?${stay}&guests=2&roomType=Family+Suite,Double+Bed&price=0-500&sort=price-asc`,
  `/rooms?destination=Atlantis&${stay}`,
];
export const missingPages = ['/nowhere-at-all', '/rooms/no-such-room', '/hotels/no-such-hotel'];

/** An address of each page of a remote that has no parameter, as the platform has read it from the remote. */
async function pagesOf(remote: RemoteKey, page: Page): Promise<string[]> {
  const { pages } = RuntimeConfig.parse(await (await page.request.get('/config.json')).json());
  return pages[remote]!.routes.filter((path) => !isPattern(path));
}

export const ownerPages = (page: Page): Promise<string[]> => pagesOf('owner', page);

/** With one of each page that has a parameter, and an answer that is open. */
export const staticPages = async (page: Page): Promise<string[]> => [
  ...(await pagesOf('static-pages', page)),
  '/apply/1',
  '/BlogPages/fort-kochi-before-the-shutters-open',
  '/helpcenter#cancel',
];
