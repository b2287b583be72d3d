import type { Log } from '@wayhouse/service-kit/http';
import type { CatalogReader } from './catalog-reader.js';
import type { PageHead } from './page-head.js';
import { wordsFor } from './page-words.js';
import { roomHead } from './room-head.js';

type Deps = { catalog: Pick<CatalogReader, 'room'>; origin: string; currency: string; log: Log };

const roomPage = /^\/rooms\/([A-Za-z0-9_-]{1,64})\/?$/i;

/** What to say of a page before any script has run. A catalog that fails costs a room its words, never the page. */
export function describePage({ catalog, origin, currency, log }: Deps): (path: string) => Promise<PageHead> {
  const site = { origin, currency };
  const plain = (path: string): PageHead => ({ ...wordsFor(path), url: origin + path, ...siteData(path, origin) });
  return async (path) => {
    const id = roomPage.exec(path)?.[1];
    if (!id) return plain(path);
    try {
      const room = await catalog.room(id);
      return room ? roomHead(room, site) : { ...plain(path), title: 'This room is not listed · Wayhouse' };
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a room page goes out without its words');
      return { ...plain('/rooms'), url: origin + path };
    }
  };
}

function siteData(path: string, origin: string): Pick<PageHead, 'jsonLd'> {
  if (path !== '/') return {};
  const target = `${origin}/rooms?destination={destination}`;
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=destination' };
  const site = { '@type': 'WebSite', name: 'Wayhouse', url: `${origin}/`, potentialAction: search };
  return { jsonLd: { '@context': 'https://schema.org', ...site } };
}
