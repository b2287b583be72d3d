import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Client } from 'minio';
import {
  errorHandler,
  metricsEndpoint,
  notFoundHandler,
  instrumentRequests,
  limitFormsOfAddress,
  limitRequests,
  healthProbes,
  knownHosts,
  type Log,
  type Metrics,
  type Tracing,
} from '@wayhouse/service-kit/http';
import type { GatewayConfig } from './config.js';
import { docsRoutes } from './docs/docs-routes.js';
import { cachedLimit } from './edge/cached-limit.js';
import { compress } from './edge/compress.js';
import { formChallenge } from './edge/form-challenge.js';
import { knownPlaces } from './edge/known-places.js';
import { observations } from './edge/observations.js';
import { policyReports } from './edge/policy-reports.js';
import { rateLimits } from './edge/rate-limits.js';
import { routeLabel } from './edge/route-label.js';
import { sandboxPassword } from './edge/sandbox-password.js';
import type { SharedLimits } from './edge/shared-limits.js';
import { securityHeaders } from './edge/security-headers.js';
import { mayReadMetrics } from './edge/metrics-access.js';
import { roomImages } from './images/room-images.js';
import { proxy } from './proxy/proxy.js';
import { fileCache } from './response-cache/file-cache.js';
import { responseCache } from './response-cache/response-cache.js';
import type { UpstreamTimeouts } from './proxy/idle-timeout.js';
import type { CachedShell } from './shell/cached-shell.js';
import { shellRoutes } from './shell/shell-routes.js';

type GatewayDeps = {
  config: GatewayConfig;
  images: Pick<Client, 'getObject'>;
  cached: CachedShell;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  timeouts?: UpstreamTimeouts;
  /** Where limits are counted that all gateways share; without it each counts for itself. */
  sharedLimits?: SharedLimits;
};

/** The only origin that browsers talk to. `app` has all handlers in their order; `listener` has the caches before it. */
export function composeGateway({
  config,
  images,
  cached,
  log,
  metrics,
  tracing,
  timeouts,
  sharedLimits,
}: GatewayDeps): {
  app: Express;
  listener: RequestListener;
  close: () => Promise<void>;
} {
  const { forwardByTable, forwardTo, close } = proxy({ config, log, tracing, timeouts });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  // Upstreams have their own probes; the gateway itself depends on nothing.
  app.use(
    healthProbes(() => ({})),
    metricsEndpoint(metrics, mayReadMetrics(config)),
  );
  const instrumentation = { log, metrics, tracing, isEdge: true };
  const atOnce = { most: config.MAX_REQUESTS_IN_FLIGHT, mostPerAddress: config.MAX_REQUESTS_IN_FLIGHT_PER_ADDRESS };
  app.use(
    instrumentRequests({ ...instrumentation, routeLabel }),
    limitRequests({ ...atOnce, metrics }),
    limitFormsOfAddress(metrics),
  );
  const edge = { metrics, shared: sharedLimits };
  const limits = [...rateLimits(config, edge), ...formChallenge(config, sharedLimits)];
  app.use(knownHosts(config.PUBLIC_URL), securityHeaders(config), ...limits);
  const places = knownPlaces(() => {
    cached.refresh();
    return cached.config.text();
  });
  app.use(policyReports(config.PUBLIC_URL, { metrics, log }), observations(places, metrics));
  app.use(...sandboxPassword(config.SANDBOX_PASSWORD, edge), roomImages(images, config.MINIO_BUCKET));
  app.use(compress, forwardByTable, docsRoutes(config.PUBLIC_URL));
  app.use(shellRoutes(forwardTo, cached, metrics));
  app.use(notFoundHandler, errorHandler(log));
  const isAllowed = cachedLimit(config, app.get('trust proxy fn') as Parameters<typeof cachedLimit>[1]);
  const withFiles = fileCache(app, instrumentation, isAllowed);
  return { app, listener: responseCache(withFiles, instrumentation, isAllowed), close };
}
