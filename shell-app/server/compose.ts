import express, { type Express, type Request } from 'express';
import type { Client } from 'minio';
import type { Locale } from '@wayhouse/messages/locale';
import {
  errorHandler,
  healthProbes,
  instrumentRequests,
  knownHosts,
  limitRequests,
  type Log,
  type Metrics,
  metricsEndpoint,
  notFoundHandler,
  type Tracing,
} from '@wayhouse/service-kit/http';
import type { ShellConfig } from './config.js';
import { catalogClient } from './catalog-client.js';
import { openBuiltShell } from './pages/built-shell.js';
import { type DocumentOf, documents } from './pages/document-of.js';
import { cacheDocuments } from './pages/cache-documents.js';
import { allPages, pageRoutes } from './pages/page-routes.js';
import { photoSizes } from './photos/photo-sizes.js';
import { remoteReleases, withPagesOfCanaries } from './releases/front-end-releases.js';
import type { Remotes } from './remotes/remotes.js';
import { runtimeConfig } from './site-files/runtime-config.js';
import { siteFiles } from './site-files/site-files.js';

type ShellDeps = {
  config: ShellConfig;
  photos: Pick<Client, 'getPartialObject'>;
  remotes: Remotes;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
};

/** The server of the shell: every page of the site, the files of the front end, and those about the site. */
export function composeShell({ config, photos, remotes, log, metrics, tracing }: ShellDeps): {
  app: Express;
  documentOf: DocumentOf;
} {
  const { PUBLIC_URL: origin } = config;
  const built = openBuiltShell(config.SHELL_DIR);
  const catalog = catalogClient(config.CATALOG_URL);
  const photoSize = photoSizes(photos, config.MINIO_BUCKET);
  const releases = remoteReleases(config);
  const frontEndConfig = (locale: Locale) =>
    runtimeConfig(config, {
      releases: { shell: built.release(), ...withPagesOfCanaries(releases(), remotes, locale) },
      pages: remotes.routes(locale),
    });
  const sources = { remotes, built, photoSize, get: catalog.get, config: frontEndConfig, origin, log };
  const documentOf = cacheDocuments(documents(sources), built.frame);

  const ownPages = () => built.renderer()?.indexedPages ?? [];

  const app = express();
  app.disable('x-powered-by');
  // A page comes without what it shows while a service is away, so the server depends on nothing.
  app.use(
    healthProbes(() => ({})),
    knownHosts(origin),
  );
  if (config.METRICS_PORT === undefined) app.use(metricsEndpoint(metrics));
  app.use(
    instrumentRequests({ log, metrics, tracing, routeLabel }),
    limitRequests({ most: config.MAX_REQUESTS_IN_FLIGHT, metrics }),
  );
  app.use(siteFiles(config, { catalog, remotes, ownPages, frontEndConfig }), pageRoutes(built, documentOf));
  app.use(notFoundHandler, errorHandler(log));
  return { app, documentOf };
}

/** The route label of a request's metrics. The pattern of all pages also matches files. */
function routeLabel(request: Request): string {
  const type = String(request.res?.getHeader('content-type'));
  if (type.startsWith('text/html')) return 'page';
  const { path: pattern = allPages } = (request.route ?? {}) as { path?: string };
  if (pattern !== allPages) return pattern;
  return request.res && request.res.statusCode < 400 ? 'file' : 'none';
}
