import { paths } from '@wayhouse/contracts';
import type { CatalogReader } from './catalog-reader.js';
import { escapeHtml } from './page-head.js';
import { listedPages } from './page-words.js';

const keptMilliseconds = 5 * 60_000;
/** Files that people look for by name, though they are no pages. */
const documents = [paths.privacyPolicy, paths.terms];

/** The sitemap, made at most every five minutes. */
export function sitemap(catalog: Pick<CatalogReader, 'roomIds'>, origin: string): () => Promise<string> {
  let kept: { xml: Promise<string>; until: number } | undefined;

  async function make(): Promise<string> {
    const rooms = (await catalog.roomIds()).map(paths.room);
    const entries = [...listedPages, ...documents, ...rooms].map(
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

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /owner',
    'Disallow: /my-bookings',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
