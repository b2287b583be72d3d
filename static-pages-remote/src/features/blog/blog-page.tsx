import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';
import type { Post } from './content/post.js';
import { posts } from './content/posts.js';
import { FeaturedPost } from './featured-post.js';
import { PostCard } from './post-card.js';
import { useHistoryNumber } from './use-history-number.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

const step = 3;
const grid = 'gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10';

export function BlogPage() {
  const [shown, setShown] = useHistoryNumber('postsShown', step);
  const isInBrowser = useIsInBrowser();
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
      <ul ref={list} aria-label={messages.listLabel} className={`mt-10 grid sm:mt-14 ${grid}`}>
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
        <div className="mt-14 flex justify-center noscript:hidden">
          <Button variant="secondary" size="large" onClick={loadMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
      {!isInBrowser && <OtherPosts posts={others.slice(step - 1)} />}
    </Container>
  );
}

/** Those that scripts would show, for visitors without any. */
const OtherPosts = ({ posts }: { posts: Post[] }) => (
  <ul className={`mt-12 hidden noscript:grid ${grid}`}>
    {posts.map((post) => (
      <li key={post.slug}>
        <PostCard post={post} />
      </li>
    ))}
  </ul>
);

const latestDay = () =>
  posts
    .map(({ date }) => date)
    .sort()
    .at(-1);

export const blogPage: StaticPage = {
  Page: BlogPage,
  list(path) {
    const page = linkedPage(path, messages, 'company');
    return [
      {
        ...page,
        changed: latestDay(),
        links: [...(page.links ?? []), { place: 'journal', label: messages.post.back, lead: messages.lead }],
      },
    ];
  },
};
