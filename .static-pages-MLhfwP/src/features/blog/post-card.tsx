import type { Post } from './content/post.js';
import { Photograph } from '../../shared/photos/photograph.js';
import { PostSummary } from './post-summary.js';

type Props = { post: Post; heading?: 'h2' | 'h3' };

/** The whole card is a link. */
export const PostCard = ({ post, heading }: Props) => (
  <article className="group relative">
    <Photograph
      of={post.photo}
      sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
      className="aspect-[3/2] rounded-card [&_img]:group-hover:scale-[1.02] [&_img]:transition-[opacity,scale]!"
    />
    <PostSummary post={post} size="card" heading={heading} />
  </article>
);
