import { organizationJsonLd } from '@wayhouse/contracts/organization-json-ld';
import { placeholders } from '@wayhouse/contracts/page-placeholders';
import type { PageFacts } from '@wayhouse/web-kit/describe-pages';
import { useParams } from 'react-router-dom';
import type { StaticPage } from '../../shared/static-page.js';
import type { Post } from './content/post.js';
import { posts } from './content/posts.js';
import { messages } from './messages.js';
import { PostArticle } from './post-article.js';
import { PostNotFound } from './post-not-found.js';
import { pagePaths } from '../../shared/page-paths.js';
import { photographSources } from '../../shared/photos/photographs.js';

function BlogPostPage() {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  return post ? <PostArticle key={post.slug} post={post} /> : <PostNotFound />;
}

export const blogPostPage: StaticPage = {
  Page: BlogPostPage,
  list: (path) => [
    ...posts.map(describePost),
    { path, title: messages.unknown.title, description: messages.unknown.text, missing: true },
  ],
};

/** How many of the first posts the shell has teasers of. */
const teasers = 3;

function describePost({ slug, title, lead, author, date, photo }: Post, position: number): PageFacts {
  const { origin, files } = placeholders;
  const path = pagePaths.blogPost(slug);
  // The build copies it, under a name that outlives the build (shared-pictures).
  const image = `${files}posts/${photo.file}.jpg`;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: lead,
    datePublished: date,
    dateModified: date,
    url: origin + path,
    image,
    publisher: organizationJsonLd(origin),
    author: { '@type': 'Person', name: author, url: origin + pagePaths.blog },
  };
  const teaser = { place: 'journal' as const, label: title, lead, photo: photographSources(photo.file) };
  return {
    ...{ path, title, description: lead, changed: date, image: { url: image, alt: photo.alt }, jsonLd: [posting] },
    ...(position < teasers && { links: [teaser] }),
  };
}
