import { paths } from '@wayhouse/contracts';
import { LRUCache } from 'lru-cache';
import type { CatalogClient } from './catalog-client.js';
import { escapeHtml } from './metadata/head-tags.js';
import { indexedPages } from './metadata/static-page-metadata.js';
import type { FetchPosts } from './posts-client.js';

type SitemapSources = { catalog: Pick<CatalogClient, 'roomIds'>; posts: FetchPosts; origin: string };

const cacheMs = 5 * 60_000;
/** PDF files that search engines should find. */
const documents = [paths.privacyPolicy, paths.terms];

/** The sitemap, cached for five minutes. Posts that cannot be read are left out. */
export function sitemap({ catalog, posts, origin }: SitemapSources): () => Promise<string> {
  async function build(): Promise<string> {
    const rooms = (await catalog.roomIds()).map(paths.room);
    const postPaths = (await posts().catch(() => [])).map(({ slug }) => paths.blogPost(slug));
    const entries = [...indexedPages, ...documents, ...postPaths, ...rooms].map(
      (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
    );
    const frame = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${frame}>\n${entries.join('\n')}\n</urlset>\n`;
  }

  const cache = new LRUCache<'sitemap', string>({ max: 1, ttl: cacheMs, fetchMethod: build });
  return () => cache.forceFetch('sitemap');
}

/** `Allow` comes first: some crawlers use the first rule that matches, others the longest. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    `Disallow: ${paths.owner}`,
    `Disallow: ${paths.myBookings}`,
    `Disallow: ${paths.myData}`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
