import { paths } from '@wayhouse/contracts/paths';
import { Badge } from '@wayhouse/web-kit/ui/badge';
import { Link } from 'react-router-dom';
import { blog } from '../content/blog.js';
import type { Post } from '../content/posts/post.js';
import { Photograph } from '../photos/photograph.js';
import { Byline } from './byline.js';

/** The post one sees first. Beside other cards its photograph takes what height they leave. */
export const FeaturedPost = ({ post }: { post: Post }) => (
  <article className="group relative flex h-full flex-col">
    <Photograph
      of={post.photo}
      sizes="(min-width: 1280px) 50rem, (min-width: 1024px) 66vw, 100vw"
      priority
      className="aspect-[3/2] rounded-card lg:aspect-auto lg:flex-1"
    />
    <Badge tone="highlight" className="absolute top-4 left-4">
      {blog.featured}
    </Badge>
    <p className="mt-5 text-xs font-semibold tracking-[0.12em] text-highlight uppercase">{post.topic}</p>
    <h2 className="mt-1.5 font-display text-3xl leading-[1.1] sm:text-4xl">
      <Link
        to={paths.blogPost(post.slug)}
        className="group-hover:text-accent after:absolute after:inset-0 after:rounded-card"
      >
        {post.title}
      </Link>
    </h2>
    <p className="mt-3 max-w-xl text-lg text-muted">{post.lead}</p>
    <Byline post={post} className="mt-4" />
  </article>
);
