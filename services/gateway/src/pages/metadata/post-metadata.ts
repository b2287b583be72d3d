import { paths } from '@wayhouse/contracts';
import type { PageHead } from './head-tags.js';
import type { Post } from '../posts-client.js';

/** A post's words and picture for search engines and shared links. */
export function postHead({ slug, title, description, author, date, image }: Post, origin: string): PageHead {
  const url = origin + paths.blogPost(slug);
  const posting = {
    ...{ '@context': 'https://schema.org', '@type': 'BlogPosting' },
    ...{ headline: title, description, datePublished: date, url, image: image.url },
    author: { '@type': 'Person', name: author },
  };
  return { title: `${title} · Wayhouse`, description, url, image, jsonLd: [posting] };
}
