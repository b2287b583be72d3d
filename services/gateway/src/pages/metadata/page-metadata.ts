import { paths } from '@wayhouse/contracts';
import type { Log } from '@wayhouse/service-kit/http';
import type { PhotoSizes } from '../../images/photo-sizes.js';
import type { CatalogClient } from '../catalog-client.js';
import type { PageMetadata } from './head-tags.js';
import { messages } from './messages.js';
import { staticPageMetadata } from './static-page-metadata.js';
import { postMetadata } from './post-metadata.js';
import type { FetchPosts } from '../posts-client.js';
import { roomMetadata } from './room-metadata.js';
import { routeRegExp } from './route-regexp.js';

type MetadataSources = {
  catalog: Pick<CatalogClient, 'room'>;
  posts: FetchPosts;
  photoSize: PhotoSizes;
  origin: string;
  currency: string;
  log: Log;
};

const roomPage = routeRegExp(paths.room.pattern, '[A-Za-z0-9_-]{1,64}');
const postPage = routeRegExp(paths.blogPost.pattern);

/**
 * Metadata of a page by its path. If the catalog or the static pages fail, a room or post gets that of its list.
 */
export function pageMetadata(deps: MetadataSources): (path: string, destination?: string) => Promise<PageMetadata> {
  const { catalog, posts, photoSize, origin, currency, log } = deps;
  const fixedPage = (path: string, destination?: string): PageMetadata => {
    const { path: canonicalPath, ...text } = staticPageMetadata(path, destination);
    return { ...text, url: origin + canonicalPath, jsonLd: canonicalPath === '/' ? [siteData(origin)] : [] };
  };
  async function room(path: string, id: string): Promise<PageMetadata> {
    try {
      const room = await catalog.room(id);
      if (!room) return { ...fixedPage(path), title: messages.title(messages.roomNotFound) };
      return roomMetadata(room, { origin, currency, photoSize: await photoSize(room.images[0] ?? '') });
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a room page is served without its metadata');
      return { ...fixedPage(paths.rooms), url: origin + path };
    }
  }
  async function post(path: string, slug: string): Promise<PageMetadata> {
    try {
      const found = (await posts()).find((each) => each.slug === slug);
      return found ? postMetadata(found, origin) : { ...fixedPage(path), title: messages.title(messages.postNotFound) };
    } catch (error) {
      log.warn({ path, error: (error as Error).message }, 'a post is served without its metadata');
      return { ...fixedPage(paths.blog), url: origin + path };
    }
  }

  return (path, destination) => {
    const [, id] = roomPage.exec(path) ?? [];
    const [, slug] = postPage.exec(path) ?? [];
    if (id) return room(path, id);
    if (slug) return post(path, slug);
    return Promise.resolve(fixedPage(path, destination));
  };
}

function siteData(origin: string): object {
  const target = `${origin}${paths.rooms}?destination={destination}`;
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=destination' };
  const site = { '@type': 'WebSite', name: 'Wayhouse', url: `${origin}/`, potentialAction: search };
  return { '@context': 'https://schema.org', ...site };
}
