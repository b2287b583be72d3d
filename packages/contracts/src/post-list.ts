import { z } from 'zod';

/** The blog posts that the static pages publish in `postListFile`, for search engines and link previews. */
export const PostList = z.array(
  z.object({
    slug: z.string().regex(/^[a-z\d-]+$/),
    title: z.string(),
    description: z.string(),
    author: z.string(),
    date: z.iso.date(),
    /** `file` is relative to the list. */
    image: z.object({ file: z.string(), alt: z.string() }),
  }),
);

export type PostList = z.output<typeof PostList>;

/** Served beside the manifest of the static pages. */
export const postListFile = 'posts.json';
