import type { ServiceConfig } from '../../config.js';
import type { Log } from '../../log.js';
import type { Tracing } from '../../telemetry/tracing.js';
import { authenticate, type FindRoles } from '../routes/authentication.js';
import { createApp } from './create-app.js';
import type { Readiness } from './health-probes.js';
import { closeServer, listen, serverUrl } from './listen.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Route, Webhook } from '../routes/route.js';
import type { UploadFolder } from '../uploads/upload-folder.js';

type HttpDeps = {
  config: ServiceConfig;
  routes: Route[];
  webhooks?: Webhook[];
  findRoles?: FindRoles;
  uploadFolder: UploadFolder;
  readiness: Readiness;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
};

/** Serves the routes and webhooks of a service to callers that Clerk has signed in. */
export async function startHttp({ config, findRoles, ...app }: HttpDeps) {
  const { CLERK_JWT_KEY, PUBLIC_URL, CLERK_AUTHORIZED_PARTIES } = config;
  const handlers = createApp({
    ...app,
    publicUrl: PUBLIC_URL,
    maxRequests: config.MAX_REQUESTS_IN_FLIGHT,
    servesMetrics: config.METRICS_PORT === undefined,
    authenticate: authenticate(CLERK_JWT_KEY, [PUBLIC_URL, ...CLERK_AUTHORIZED_PARTIES]),
    findRoles: findRoles ?? (() => Promise.resolve([])),
  });
  const server = await listen(handlers, { ...config, onRefused: app.metrics.countRefused });
  return { url: serverUrl(server, config.HOST), stop: () => closeServer(server) };
}
