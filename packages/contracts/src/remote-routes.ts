import { z } from 'zod';

/** What a link shows besides its label, where its place shows more. */
export const linkTeaser = {
  lead: z.string().max(300).optional(),
  /** A photo in several formats, best first. Its URLs contain placeholders until the shell has put the values in. */
  photo: z
    .object({
      sources: z.array(z.object({ type: z.string().max(40), srcSet: z.string().max(1000) })).max(4),
      fallback: z.string().max(500),
    })
    .optional(),
};

/** What a browser needs to know of a remote's pages before it has loaded the remote. */
export const RemoteRoutes = z.object({
  /** The hash of the build that has them. */
  build: z.string(),
  /** Below this address the remote draws everything itself. */
  area: z.string().optional(),
  /** The patterns of all its addresses. */
  routes: z.array(z.string()),
  links: z.array(z.object({ place: z.string(), label: z.string(), to: z.string(), ...linkTeaser })),
});

export type RemoteRoutes = z.output<typeof RemoteRoutes>;
