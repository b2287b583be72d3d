import { PostList, postListFile } from '@wayhouse/contracts';
import type { GatewayConfig } from '../config.js';

export type Post = Omit<PostList[number], 'image'> & { image: { url: string; alt: string } };
export type PostReader = () => Promise<Post[]>;
type Settings = Pick<GatewayConfig, 'PUBLIC_URL' | 'STATIC_PAGES_REMOTE_URL' | 'REMOTE_STATIC_PAGES_MANIFEST'>;

const patience = 1500;
const keptMilliseconds = 5 * 60_000;

/** The blog's posts as the static pages list them, asked for at most every five minutes. Fails rather than waits. */
export function postReader(config: Settings): PostReader {
  const manifest = new URL(config.REMOTE_STATIC_PAGES_MANIFEST, config.PUBLIC_URL);
  const isElsewhere = !config.REMOTE_STATIC_PAGES_MANIFEST.startsWith('/');
  // Behind this very gateway the remote is asked directly.
  const list = new URL(postListFile, isElsewhere ? manifest : `${config.STATIC_PAGES_REMOTE_URL}/`);
  let kept: { posts: Promise<Post[]>; until: number } | undefined;

  async function read(): Promise<Post[]> {
    const answer = await fetch(list, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw new Error(`the static pages answer ${answer.status}`);
    return PostList.parse(await answer.json()).map(({ image: { file, alt }, ...post }) => ({
      ...post,
      image: { url: new URL(file, manifest).href, alt },
    }));
  }

  return () => {
    if (kept && kept.until > Date.now()) return kept.posts;
    const posts = read();
    kept = { posts, until: Date.now() + keptMilliseconds };
    posts.catch(() => (kept = undefined));
    return posts;
  };
}
