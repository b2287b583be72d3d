import { z } from 'zod';
import { maxPathLength } from './path-pattern.js';
import { linkTeaser } from './remote-routes.js';

// The pages of a build of a remote, in a file that its manifest names as `pages`.

/**
 * The places of the shell that show links to pages of remotes. `journal`: entries with a photo, on the home page, and one
 * without to all of them.
 */
export type LinkPlace = 'menu' | 'owners' | 'company' | 'support' | 'journal';

const path = z
  .string()
  .max(maxPathLength)
  .regex(
    /^\/([\w.~:-]+\/)*([\w.~:-]+|\*)?$/,
    'must be an address, with parameters (/posts/:slug) or a rest (/posts/*)',
  );

const RemotePage = z.object({
  /** An address, or a pattern of addresses. */
  path,
  /** Without the name of the site. */
  title: z.string().min(1).max(200),
  description: z.string().max(500),
  /** Not for search engines. */
  hidden: z.boolean().optional(),
  /** Of a pattern: what matches it, and is no address of another page, does not exist. */
  missing: z.boolean().optional(),
  /** The picture of a link preview. Its URL contains placeholders. */
  image: z.object({ url: z.string().max(500), alt: z.string().max(300) }).optional(),
  /** schema.org data, with placeholders. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).max(10).optional(),
  /** The day of its last change. */
  changed: z.iso.date().optional(),
  /** Links to it, each in a `LinkPlace`. A shell leaves out those of places that it does not have. */
  links: z
    .array(z.object({ place: z.string().max(40), label: z.string().min(1).max(60), ...linkTeaser }))
    .max(5)
    .optional(),
  /** What the remote draws there for everybody, with placeholders. Without it the browser draws the page. */
  html: z.string().max(500_000).optional(),
});

export type RemotePage = z.output<typeof RemotePage>;
export type RemoteLink = NonNullable<RemotePage['links']>[number];

export const RemotePages = z.object({
  /** Below this address the remote draws everything itself, without the navigation and the footer of the shell. */
  area: path.optional(),
  /** The style sheets that the HTML needs, by their paths from the manifest. */
  styles: z.array(z.string().max(200)).max(10),
  /** By locale. */
  pages: z.record(z.string().max(35), z.array(RemotePage).max(500)),
});

export type RemotePages = z.output<typeof RemotePages>;

/** The name contains a hash, so that a page is never put together from two builds. */
export const pagesFileName = (hash: string) => `pages.${hash}.json`;
export const isPagesFileName = (name: string) => /^pages\.[0-9a-f]{8}\.json$/.test(name);

/** Bytes; a larger file is not read. */
export const maxPagesFileBytes = 16_000_000;
