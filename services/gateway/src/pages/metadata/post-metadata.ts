import { paths } from '@wayhouse/contracts';
import type { PageMetadata } from './head-tags.js';
import { messages } from './messages.js';
import type { Post } from '../posts-client.js';

/** The metadata of a blog post. */
export function postMetadata({ slug, title, description, author, date, image }: Post, origin: string): PageMetadata {
  const url = origin + paths.blogPost(slug);
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    url,
    image: image.url,
    author: { '@type': 'Person', name: author },
  };
  return { title: messages.title(title), description, url, image, jsonLd: [posting] };
}
