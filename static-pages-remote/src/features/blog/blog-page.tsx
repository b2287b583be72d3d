import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';
import { posts } from './content/posts.js';
import { FeaturedPost } from './featured-post.js';
import { PostCard } from './post-card.js';
import { useHistoryNumber } from './use-history-number.js';

const step = 3;

export function BlogPage() {
  const [shown, setShown] = useHistoryNumber('postsShown', step);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
  }, [shown]);

  const loadMore = () => {
    firstNew.current = shown;
    setShown(Math.min(shown + step, posts.length));
  };
  const [featured, ...others] = posts;
  return (
    <Container className="py-12 sm:py-16 lg:py-20">
      <PageHeading eyebrow={messages.eyebrow} title={messages.title} documentTitle={messages.tab}>
        <p className="max-w-xl">{messages.lead}</p>
      </PageHeading>
      <ul
        ref={list}
        aria-label={messages.listLabel}
        className="mt-10 grid gap-x-8 gap-y-12 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10"
      >
        <li className="sm:col-span-2 lg:row-span-2">
          <FeaturedPost post={featured} />
        </li>
        {others.slice(0, shown - 1).map((post) => (
          // A single post in the last row of two spans the row.
          <li key={post.slug} className="sm:max-lg:even:last:col-span-2">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {shown > step && messages.shown(shown, posts.length)}
      </p>
      {shown < posts.length && (
        <div className="mt-14 flex justify-center">
          <Button variant="secondary" size="large" onClick={loadMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </Container>
  );
}
