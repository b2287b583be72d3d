import { hiddenPatterns, paths, publicDocuments } from '@wayhouse/contracts';
import { cacheOne } from '@wayhouse/service-kit/http';
import type { CatalogClient, ListedRoom } from '../catalog-client.js';
import { escapeHtml } from '../escape.js';
import type { Remotes } from '../remotes/remotes.js';

type SitemapSources = {
  catalog: Pick<CatalogClient, 'rooms'>;
  remotes: Pick<Remotes, 'indexed'>;
  /** The addresses of the shell’s own pages. */
  ownPages: () => string[];
  origin: string;
};

const cacheMs = 5 * 60_000;

/** A sitemap with more is invalid (sitemaps.org). */
const maxAddresses = 50_000;

/**
 * The sitemap. Its rooms are read every five minutes, and come last: those it has no place for are found from their hotels. A page has
 * the day of its last change where that is known: a change of a hotel changes all of its rooms. What the home page shows depends on
 * what is booked, and the day of a release is not that of its texts.
 */
export function sitemap({ catalog, remotes, ownPages, origin }: SitemapSources): () => Promise<string> {
  const rooms = cacheOne(() => catalog.rooms(), cacheMs);
  const entryOf = ({ path, changed }: { path: string; changed?: string }) =>
    `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

  return async () => {
    const listed = await rooms();
    const own = ownPages().map((path) => ({
      path,
      ...(path === paths.rooms && { changed: listed.map(dayOf).sort().at(-1) }),
    }));
    const documents = Object.entries(publicDocuments).map(([path, changed]) => ({ path, changed }));
    const ofHotels = [...daysOfHotels(listed)].map(([slug, changed]) => ({ path: paths.hotel(slug), changed }));
    const ofRooms = listed.map((room) => ({ path: paths.room(room._id), changed: dayOf(room) }));
    const all = [...remotes.indexed(), ...own, ...documents, ...ofHotels, ...ofRooms];
    const entries = all.slice(0, maxAddresses).map(entryOf);
    const frame = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${frame}>\n${entries.join('\n')}\n</urlset>\n`;
  };
}

const dayOf = ({ changedAt }: ListedRoom): string => changedAt.slice(0, 10);

/** The day of the last change of each hotel that has a page. */
function daysOfHotels(rooms: ListedRoom[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const room of rooms)
    if (room.hotelSlug && dayOf(room) > (days.get(room.hotelSlug) ?? '')) days.set(room.hotelSlug, dayOf(room));
  return days;
}

/** `Allow` comes first: some crawlers use the first rule that matches, others the longest. */
export const robots = (origin: string, remotes: Pick<Remotes, 'areas'>): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    ...remotes.areas().map((area) => `Disallow: ${area}`),
    ...Object.values(hiddenPatterns).map((pattern) => `Disallow: ${beginning(pattern)}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** What all addresses of a pattern begin with. */
const beginning = (pattern: string) => pattern.replace(/[:*].*$/, '');
