import type { Log } from '@wayhouse/service-kit/http';
import type { PhotoSizes } from '../images/photo-sizes.js';
import type { CatalogReader } from './catalog-reader.js';
import type { PageHead } from './page-head.js';
import { wordsFor } from './page-words.js';
import { roomHead } from './room-head.js';

type Deps = {
  catalog: Pick<CatalogReader, 'room'>;
  photoSize: PhotoSizes;
  origin: string;
  currency: string;
  log: Log;
};

const roomPage = /^\/rooms\/([A-Za-z0-9_-]{1,64})\/?$/i;

/** What to say of a page before any script has run. A catalog that fails costs a room its words, never the page. */
export function describePage(deps: Deps): (path: string, destination?: string) => Promise<PageHead> {
  const { catalog, photoSize, origin, currency, log } = deps;
  const plain = (path: string, destination?: string): PageHead => {
    const { path: address, ...words } = wordsFor(path, destination);
    return { ...words, url: origin + address, jsonLd: address === '/' ? [siteData(origin)] : [] };
  };
  return async (path, destination) => {
    const id = roomPage.exec(path)?.[1];
    if (!id) return plain(path, destination);
    try {
      const room = await catalog.room(id);
      if (!room) return { ...plain(path), title: 'This room is not listed · Wayhouse' };
      return roomHead(room, { origin, currency, photoSize: await photoSize(room.images[0] ?? '') });
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a room page goes out without its words');
      return { ...plain('/rooms'), url: origin + path };
    }
  };
}

function siteData(origin: string): object {
  const target = `${origin}/rooms?destination={destination}`;
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=destination' };
  const site = { '@type': 'WebSite', name: 'Wayhouse', url: `${origin}/`, potentialAction: search };
  return { '@context': 'https://schema.org', ...site };
}
