import express, { type Request, Router } from 'express';
import type { HttpConfig } from '../../config.js';
import { closeServer, listen, serverUrl } from '../server/listen.js';
import type { Metrics } from './metrics.js';

/** `/metrics`; 404 for requests that `mayRead` refuses. */
export function metricsEndpoint(metrics: Metrics, mayRead: (request: Request) => boolean = () => true): Router {
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!mayRead(request)) return next();
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

/** Serves `/metrics` on `METRICS_PORT`, if it is set. */
export async function serveMetrics({ METRICS_PORT, HOST }: HttpConfig, metrics: Metrics) {
  if (METRICS_PORT === undefined) return undefined;
  const app = express();
  app.disable('x-powered-by');
  app.use(metricsEndpoint(metrics));
  const server = await listen(app, { PORT: METRICS_PORT, HOST }, 'METRICS_PORT');
  return { url: serverUrl(server, HOST), close: () => closeServer(server) };
}
