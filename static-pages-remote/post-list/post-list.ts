import type { PostList } from '@wayhouse/contracts/post-list';
import { posts } from '../src/features/blog/content/posts.js';

/** The blog posts in the form the rest of the platform reads. */
export const postList = (): PostList =>
  posts.map(({ slug, title, lead, author, date, photo }) => ({
    slug,
    title,
    author,
    date,
    description: lead,
    image: { file: `posts/${photo.file}.jpg`, alt: photo.alt },
  }));

/** The pictures it refers to, each with its file in `src/assets/photos`. */
export const sharedPictures = (): { file: string; source: string }[] =>
  posts.map(({ photo: { file } }) => ({ file: `posts/${file}.jpg`, source: `${file}-small.jpg` }));
