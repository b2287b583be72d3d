import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useId } from 'react';
import { messages } from './messages.js';
import type { Post } from './content/post.js';
import { posts } from './content/posts.js';
import { PostCard } from './post-card.js';

const maxPosts = 3;

/** The posts after this one, wrapping around at the end. */
export function MorePosts({ after }: { after: Post }) {
  const heading = useId();
  const position = posts.indexOf(after);
  const following = [...posts.slice(position + 1), ...posts.slice(0, position)].slice(0, maxPosts);
  return (
    <section aria-labelledby={heading} className="mt-20 border-t border-line py-16 lg:mt-28 lg:py-20">
      <Container>
        <h2 id={heading} className="font-display text-3xl">
          {messages.post.more}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10">
          {following.map((post) => (
            <li key={post.slug} className="sm:max-lg:last:hidden">
              <PostCard post={post} heading="h3" />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
