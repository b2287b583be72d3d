import { hiddenPatterns, paths } from '@wayhouse/contracts';
import { cacheOne } from '@wayhouse/service-kit/http';
import type { CatalogClient } from '../catalog-client.js';
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
/** PDF files that search engines should find. */
const documents = [paths.privacyPolicy, paths.terms];

/** The sitemap. Its rooms are read every five minutes. */
export function sitemap({ catalog, remotes, ownPages, origin }: SitemapSources): () => Promise<string> {
  const rooms = cacheOne(() => catalog.rooms(), cacheMs);
  const entryOf = ({ path, changed }: { path: string; changed?: string }) =>
    `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

  return async () => {
    const own = [...ownPages(), ...documents].map((path) => ({ path }));
    const listed = await rooms();
    const hotels = new Set(listed.flatMap(({ hotelSlug }) => hotelSlug ?? []));
    const ofHotels = [...hotels].map((slug) => ({ path: paths.hotel(slug) }));
    const ofRooms = listed.map(({ _id, changedAt }) => ({
      path: paths.room(_id),
      changed: changedAt.slice(0, 10),
    }));
    const entries = [...remotes.indexed(), ...own, ...ofHotels, ...ofRooms].map(entryOf);
    const frame = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${frame}>\n${entries.join('\n')}\n</urlset>\n`;
  };
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
