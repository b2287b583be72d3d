import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import type { Client } from 'minio';
import {
  answerFailures,
  answerMetrics,
  answerUnknownPath,
  followRequest,
  probes,
  type Log,
  type Metrics,
  type Tracing,
} from '@wayhouse/service-kit/http';
import type { GatewayConfig } from './config.js';
import { docsRoutes } from './docs/docs-routes.js';
import { compress } from './edge/compress.js';
import { rateLimits } from './edge/rate-limits.js';
import { routeName } from './edge/route-label.js';
import { securityHeaders } from './edge/security-headers.js';
import { readsMetrics } from './edge/metrics-access.js';
import { photoSizes } from './images/photo-sizes.js';
import { roomImages } from './images/room-images.js';
import { pageRoutes } from './pages/page-routes.js';
import { openShell } from './pages/shell/open-shell.js';
import { proxy } from './proxy/proxy.js';
import { sharedAnswers } from './response-cache/response-cache.js';
import type { Patience } from './proxy/idle-timeout.js';

type Given = {
  config: GatewayConfig;
  images: Pick<Client, 'getObject' | 'getPartialObject'>;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
  patience?: Patience;
};

/** The one origin the browser knows: `app` is what goes where, in the order it is tried; `answer` stands before it. */
export function createGateway({ config, images, log, metrics, tracing, patience }: Given): {
  app: Express;
  answer: RequestListener;
  close: () => Promise<void>;
} {
  const { pass, passTo, close } = proxy({ config, log, tracing, patience });
  const shell = openShell(config, passTo('SHELL_URL'));
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  // Every upstream answers for itself under its own probes; this one needs nothing but its files.
  app.use(
    probes(() => ({})),
    answerMetrics(metrics, readsMetrics(config)),
  );
  const watch = { log, metrics, tracing, isEdge: true };
  app.use(followRequest({ ...watch, routeOf: routeName }));
  app.use(securityHeaders(config), rateLimits(config));
  app.use(roomImages(images, config.MINIO_BUCKET));
  app.use(compress, pass, docsRoutes(config.PUBLIC_URL));
  app.use(pageRoutes(config, shell, photoSizes(images, config.MINIO_BUCKET), log));
  app.use(answerUnknownPath, answerFailures(log));
  return { app, answer: sharedAnswers(app, watch), close };
}
