import { PostList, postListFile } from '@wayhouse/contracts';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.js';

export type Post = Omit<PostList[number], 'image'> & { image: { url: string; alt: string } };
export type FetchPosts = () => Promise<Post[]>;
type PostsConfig = Pick<GatewayConfig, 'PUBLIC_URL' | 'STATIC_PAGES_REMOTE_URL' | 'REMOTE_STATIC_PAGES_MANIFEST'>;

const timeoutMs = 1500;
const cacheMs = 5 * 60_000;

/** Reads the blog's posts from the static pages remote, with a timeout and a cache of five minutes. */
export function postsClient(config: PostsConfig): FetchPosts {
  const manifest = new URL(config.REMOTE_STATIC_PAGES_MANIFEST, config.PUBLIC_URL);
  const isExternal = !config.REMOTE_STATIC_PAGES_MANIFEST.startsWith('/');
  // A remote behind this gateway is requested directly.
  const list = new URL(postListFile, isExternal ? manifest : `${config.STATIC_PAGES_REMOTE_URL}/`);

  async function fetchPosts(): Promise<Post[]> {
    const response = await fetch(list, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the static pages responded with ${response.status}`);
    return PostList.parse(await response.json()).map(({ image: { file, alt }, ...post }) => ({
      ...post,
      image: { url: new URL(file, manifest).href, alt },
    }));
  }

  const cache = new LRUCache<'posts', Post[]>({ max: 1, ttl: cacheMs, fetchMethod: fetchPosts });
  return () => cache.forceFetch('posts');
}
