import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import type { Post } from './content/post.js';
import { Photograph } from '../../shared/photos/photograph.js';
import { Byline } from './byline.js';
import { MorePosts } from './more-posts.js';
import { PostCallToAction } from './post-call-to-action.js';
import { PostBlock } from './post-block.js';
import { pagePaths } from '../../shared/page-paths.js';

const column = 'mx-auto max-w-[42rem]';

export const PostArticle = ({ post }: { post: Post }) => (
  <>
    <article>
      <Container className="pt-8 sm:pt-12">
        <div className={column}>
          <Link
            to={pagePaths.blog}
            className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4" /> {messages.post.back}
          </Link>
          <PageHeading eyebrow={post.topic} title={post.title}>
            <p className="text-xl">{post.lead}</p>
          </PageHeading>
          <Byline post={post} style="long" className="mt-5" />
        </div>
        <Photograph
          of={post.photo}
          sizes="(min-width: 1240px) 76rem, 100vw"
          priority
          className="mt-10 aspect-[3/2] rounded-card sm:aspect-[2/1] lg:aspect-[21/9]"
        />
        <div
          className={`${column} mt-10 text-lg first-letter:float-left first-letter:mt-1.5 first-letter:mr-2.5 first-letter:font-display first-letter:text-7xl first-letter:leading-[0.8] first-letter:text-accent sm:mt-14`}
        >
          {post.body.map((block, position) => (
            <PostBlock key={position} block={block} />
          ))}
          <PostCallToAction {...post.callToAction} />
        </div>
      </Container>
    </article>
    <MorePosts after={post} />
  </>
);
