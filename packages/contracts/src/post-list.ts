import { z } from 'zod';

/** What the static pages tell of the blog's posts, for search engines and shared links, in `postListFile`. */
export const PostList = z.array(
  z.object({
    slug: z.string().regex(/^[a-z\d-]+$/),
    title: z.string(),
    description: z.string(),
    author: z.string(),
    date: z.iso.date(),
    /** The file's name is relative to the list. */
    image: z.object({ file: z.string(), alt: z.string() }),
  }),
);

export type PostList = z.output<typeof PostList>;

/** Its name beside the manifest of the static pages. */
export const postListFile = 'posts.json';
