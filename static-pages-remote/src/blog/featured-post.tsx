import { Badge } from '@wayhouse/web-kit/ui/badge';
import { blog } from '../content/blog.js';
import type { Post } from '../content/posts/post.js';
import { Photograph } from '../photos/photograph.js';
import { PostWords } from './post-words.js';

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
    <PostWords post={post} size="featured" />
  </article>
);
