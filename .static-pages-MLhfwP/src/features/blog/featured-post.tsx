import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages } from './messages.js';
import type { Post } from './content/post.js';
import { Photograph } from '../../shared/photos/photograph.js';
import { PostSummary } from './post-summary.js';

/** The first post. Beside other cards its photo fills the remaining height. */
export const FeaturedPost = ({ post }: { post: Post }) => (
  <article className="group relative flex h-full flex-col">
    <Photograph
      of={post.photo}
      sizes="(min-width: 1280px) 50rem, (min-width: 1024px) 66vw, 100vw"
      priority
      className="aspect-[3/2] rounded-card lg:aspect-auto lg:flex-1"
    />
    <Badge tone="highlight" className="absolute top-4 left-4">
      {messages.featured}
    </Badge>
    <PostSummary post={post} size="featured" />
  </article>
);
