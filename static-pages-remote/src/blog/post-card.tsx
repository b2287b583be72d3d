import { paths } from '@wayhouse/contracts/paths';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Link } from 'react-router-dom';
import type { Post } from '../content/posts/post.js';
import { Photograph } from '../photos/photograph.js';
import { Byline } from './byline.js';

type Props = { post: Post; heading?: 'h2' | 'h3'; className?: string };

/** A post on a list; all of the card leads to it. */
export const PostCard = ({ post, heading: Heading = 'h2', className }: Props) => (
  <article className={classNames('group relative', className)}>
    <Photograph
      of={post.photo}
      sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
      className="aspect-[3/2] rounded-card [&_img]:group-hover:scale-[1.02] [&_img]:transition-[opacity,scale]!"
    />
    <p className="mt-4 text-xs font-semibold tracking-[0.12em] text-highlight uppercase">{post.topic}</p>
    <Heading className="mt-1.5 font-display text-2xl leading-tight">
      <Link
        to={paths.blogPost(post.slug)}
        className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
      >
        {post.title}
      </Link>
    </Heading>
    <p className="mt-2 text-muted">{post.lead}</p>
    <Byline post={post} className="mt-3" />
  </article>
);
