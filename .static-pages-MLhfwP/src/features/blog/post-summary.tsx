import { classNames } from '@wayhouse/web-kit/class-names';
import { Link } from 'react-router-dom';
import type { Post } from './content/post.js';
import { Byline } from './byline.js';
import { pagePaths } from '../../shared/page-paths.js';

const sizes = {
  card: { topic: 'mt-4', name: 'text-2xl leading-tight', lead: 'mt-2', byline: 'mt-3' },
  featured: {
    topic: 'mt-5',
    name: 'text-3xl leading-[1.1] sm:text-4xl',
    lead: 'mt-3 max-w-xl text-lg',
    byline: 'mt-4',
  },
};

type Props = { post: Post; size: keyof typeof sizes; heading?: 'h2' | 'h3' };

/** Topic, title, lead and byline of a post in a list. The link covers the whole card (`group relative`). */
export function PostSummary({ post, size, heading: Heading = 'h2' }: Props) {
  const { topic, name, lead, byline } = sizes[size];
  return (
    <>
      <p className={classNames('text-xs font-semibold tracking-[0.12em] text-highlight uppercase', topic)}>
        {post.topic}
      </p>
      <Heading className={classNames('mt-1.5 font-display', name)}>
        <Link
          to={pagePaths.blogPost(post.slug)}
          className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
        >
          {post.title}
        </Link>
      </Heading>
      <p className={classNames('text-muted', lead)}>{post.lead}</p>
      <Byline post={post} className={byline} />
    </>
  );
}
