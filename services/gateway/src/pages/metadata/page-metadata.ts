import { paths } from '@wayhouse/contracts';
import type { Log } from '@wayhouse/service-kit/http';
import type { PhotoSizes } from '../../images/photo-sizes.js';
import type { CatalogReader } from '../catalog-client.js';
import type { PageHead } from './head-tags.js';
import { wordsFor } from './static-page-metadata.js';
import { postHead } from './post-metadata.js';
import type { PostReader } from '../posts-client.js';
import { roomHead } from './room-metadata.js';

type Deps = {
  catalog: Pick<CatalogReader, 'room'>;
  posts: PostReader;
  photoSize: PhotoSizes;
  origin: string;
  currency: string;
  log: Log;
};

const roomPage = /^\/rooms\/([A-Za-z0-9_-]{1,64})\/?$/i;
const postPage = /^\/blogpages\/([^/]+)\/?$/i;

/**
 * What to say of a page before any script has run. A catalog that fails costs a room its words, static pages that fail
 * cost a post its own; never the page.
 */
export function describePage(deps: Deps): (path: string, destination?: string) => Promise<PageHead> {
  const { catalog, posts, photoSize, origin, currency, log } = deps;
  const plain = (path: string, destination?: string): PageHead => {
    const { path: address, ...words } = wordsFor(path, destination);
    return { ...words, url: origin + address, jsonLd: address === '/' ? [siteData(origin)] : [] };
  };
  async function room(path: string, id: string): Promise<PageHead> {
    try {
      const room = await catalog.room(id);
      if (!room) return { ...plain(path), title: 'This room is not listed · Wayhouse' };
      return roomHead(room, { origin, currency, photoSize: await photoSize(room.images[0] ?? '') });
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a room page goes out without its words');
      return { ...plain('/rooms'), url: origin + path };
    }
  }
  async function post(path: string, slug: string): Promise<PageHead> {
    try {
      const found = (await posts()).find((each) => each.slug === slug);
      return found ? postHead(found, origin) : { ...plain(path), title: 'This post is not here · Wayhouse' };
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a post goes out without its words');
      return { ...plain(paths.blog), url: origin + path };
    }
  }

  return (path, destination) => {
    const [, id] = roomPage.exec(path) ?? [];
    const [, slug] = postPage.exec(path) ?? [];
    if (id) return room(path, id);
    if (slug) return post(path, slug);
    return Promise.resolve(plain(path, destination));
  };
}

function siteData(origin: string): object {
  const target = `${origin}/rooms?destination={destination}`;
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=destination' };
  const site = { '@type': 'WebSite', name: 'Wayhouse', url: `${origin}/`, potentialAction: search };
  return { '@context': 'https://schema.org', ...site };
}
