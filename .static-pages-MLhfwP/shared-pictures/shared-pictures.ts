import { posts } from '../src/features/blog/content/posts.js';

/** The pictures of link previews, which outlive a build: each with its file in `src/assets/photos`. */
export const sharedPictures = (): { file: string; source: string }[] =>
  posts.map(({ photo: { file } }) => ({ file: `posts/${file}.jpg`, source: `${file}-small.jpg` }));
