import { paths } from '@wayhouse/contracts';
import type { CatalogReader } from './catalog-client.js';
import { escapeHtml } from './metadata/head-tags.js';
import { listedPages } from './metadata/static-page-metadata.js';
import type { PostReader } from './posts-client.js';

type Deps = { catalog: Pick<CatalogReader, 'roomIds'>; posts: PostReader; origin: string };

const keptMilliseconds = 5 * 60_000;
/** Files that people look for by name, though they are no pages. */
const documents = [paths.privacyPolicy, paths.terms];

/** The sitemap, made at most every five minutes. Posts that cannot be read are left out, so that the rooms are found. */
export function sitemap({ catalog, posts, origin }: Deps): () => Promise<string> {
  let kept: { xml: Promise<string>; until: number } | undefined;

  async function make(): Promise<string> {
    const rooms = (await catalog.roomIds()).map(paths.room);
    const written = (await posts().catch(() => [])).map(({ slug }) => paths.blogPost(slug));
    const entries = [...listedPages, ...documents, ...written, ...rooms].map(
      (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
    );
    const frame = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${frame}>\n${entries.join('\n')}\n</urlset>\n`;
  }

  return () => {
    if (kept && kept.until > Date.now()) return kept.xml;
    const xml = make();
    kept = { xml, until: Date.now() + keptMilliseconds };
    xml.catch(() => (kept = undefined));
    return xml;
  };
}

/** What is allowed stands first: some robots take the first line that fits, others the longest. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /owner',
    'Disallow: /my-bookings',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
