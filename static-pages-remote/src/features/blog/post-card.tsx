import type { Post } from './content/post.js';
import { Photograph } from '../../shared/photos/photograph.js';
import { PostWords } from './post-summary.js';

type Props = { post: Post; heading?: 'h2' | 'h3' };

/** A post on a list; all of the card leads to it. */
export const PostCard = ({ post, heading }: Props) => (
  <article className="group relative">
    <Photograph
      of={post.photo}
      sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
      className="aspect-[3/2] rounded-card [&_img]:group-hover:scale-[1.02] [&_img]:transition-[opacity,scale]!"
    />
    <PostWords post={post} size="card" heading={heading} />
  </article>
);
