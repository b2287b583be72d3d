import { z } from 'zod';
import { RemoteRoutes } from './remote-routes.js';

/** The name of a release: of its folder, or of its build. */
export const releaseName = z.string().regex(/^[\w.+-]{1,60}$/);

/** Which release of a front end is served, and which one besides to `share` of a hundred visitors. */
export const FrontEndReleases = z.object({
  running: releaseName,
  canary: z
    .object({
      release: releaseName,
      share: z.number().min(0).max(100),
      /** Its pages, once they are known. */
      pages: RemoteRoutes.optional(),
    })
    .optional(),
});

export type FrontEndReleases = z.output<typeof FrontEndReleases>;

/** The tiles of a map of streets: the addresses of all, with `{z}`, `{x}` and `{y}`, and whose map it is. */
export const MapTiles = z.object({ url: z.string(), attribution: z.string() });

export type MapTiles = z.output<typeof MapTiles>;

/** `/config.json`: the front ends' configuration at run time, so that one build runs in every environment. */
export const RuntimeConfig = z.object({
  remotes: z.object({ owner: z.string(), 'static-pages': z.string() }),
  /** Those that are known: nothing is of a remote that has not answered yet. */
  releases: z.object({
    shell: FrontEndReleases.optional(),
    owner: FrontEndReleases.optional(),
    'static-pages': FrontEndReleases.optional(),
  }),
  /** Of how many of a hundred visits the pages send observations. */
  observedShare: z.number().min(0).max(100),
  /** The pages of each remote, in the language of the request. Those of a remote that was never reached are unknown. */
  pages: z.object({ owner: RemoteRoutes.optional(), 'static-pages': RemoteRoutes.optional() }),
  clerk: z.object({ publishableKey: z.string(), proxyUrl: z.string().optional(), clerkJSUrl: z.string().optional() }),
  currency: z.string(),
  /** How many units of another currency one unit of it is taken for. Without any, all hotels have it. */
  exchangeRates: z.record(z.string(), z.number()).optional(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Receives job applications. */
  careersEmail: z.string(),
  /** Without them maps are of our own drawing. */
  mapTiles: MapTiles.optional(),
  /** True when the emulators are in use, so that the pages can show it. */
  sandbox: z.boolean(),
});

export type RuntimeConfig = z.output<typeof RuntimeConfig>;
