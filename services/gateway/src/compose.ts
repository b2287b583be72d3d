import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Client } from 'minio';
import {
  errorHandler,
  metricsEndpoint,
  notFoundHandler,
  instrumentRequests,
  limitRequests,
  healthProbes,
  type Log,
  type Metrics,
  type Tracing,
} from '@wayhouse/service-kit/http';
import type { GatewayConfig } from './config.js';
import { docsRoutes } from './docs/docs-routes.js';
import { cachedLimit } from './edge/cached-limit.js';
import { compress } from './edge/compress.js';
import { formChallenge } from './edge/form-challenge.js';
import { knownHosts } from './edge/known-hosts.js';
import { rateLimits } from './edge/rate-limits.js';
import { routeLabel } from './edge/route-label.js';
import { sandboxPassword } from './edge/sandbox-password.js';
import type { SharedLimits } from './edge/shared-limits.js';
import { securityHeaders } from './edge/security-headers.js';
import { mayReadMetrics } from './edge/metrics-access.js';
import { photoSizes } from './images/photo-sizes.js';
import { roomImages } from './images/room-images.js';
import { pageRoutes } from './pages/page-routes.js';
import { openShell } from './pages/shell/open-shell.js';
import { proxy } from './proxy/proxy.js';
import { responseCache } from './response-cache/response-cache.js';
import type { UpstreamTimeouts } from './proxy/idle-timeout.js';

type GatewayDeps = {
  config: GatewayConfig;
  images: Pick<Client, 'getObject' | 'getPartialObject'>;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  timeouts?: UpstreamTimeouts;
  /** Where limits are counted that all gateways share; without it each counts for itself. */
  sharedLimits?: SharedLimits;
};

/** The only origin that browsers talk to. `app` has all handlers in their order; `listener` has the cache before it. */
export function composeGateway({ config, images, log, metrics, tracing, timeouts, sharedLimits }: GatewayDeps): {
  app: Express;
  listener: RequestListener;
  close: () => Promise<void>;
} {
  const { forwardByTable, forwardTo, close } = proxy({ config, log, tracing, timeouts });
  const shell = openShell(config, forwardTo('SHELL_URL'));
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  // Upstreams have their own probes; the gateway itself depends on nothing.
  app.use(
    healthProbes(() => ({})),
    metricsEndpoint(metrics, mayReadMetrics(config)),
  );
  const instrumentation = { log, metrics, tracing, isEdge: true };
  app.use(
    instrumentRequests({ ...instrumentation, routeLabel }),
    limitRequests(config.MAX_REQUESTS_IN_FLIGHT, metrics),
  );
  const limits = [...rateLimits(config, { metrics, shared: sharedLimits }), ...formChallenge(config, sharedLimits)];
  app.use(knownHosts(config.PUBLIC_URL), securityHeaders(config), ...limits);
  app.use(sandboxPassword(config.SANDBOX_PASSWORD), roomImages(images, config.MINIO_BUCKET));
  app.use(compress, forwardByTable, docsRoutes(config.PUBLIC_URL));
  app.use(pageRoutes(config, shell, photoSizes(images, config.MINIO_BUCKET), log));
  app.use(notFoundHandler, errorHandler(log));
  const isAllowed = cachedLimit(config, app.get('trust proxy fn') as Parameters<typeof cachedLimit>[1]);
  return { app, listener: responseCache(app, instrumentation, isAllowed), close };
}
