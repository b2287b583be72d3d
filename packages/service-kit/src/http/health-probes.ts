import { type Request, Router } from 'express';
import type { Metrics } from './metrics.js';

/** Names what the process needs, each with whether it is there. */
export type Readiness = () => Record<string, boolean>;

/** `/health/live` and `/health/ready` (503 while something needed is missing). */
export function probes(readiness: Readiness): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ live: true }));
  router.get('/health/ready', (_request, response) => {
    const needs = readiness();
    const ready = Object.values(needs).every(Boolean);
    response.status(ready ? 200 : 503).json({ ready, needs });
  });
  return router;
}

/** `/metrics`, for those who may read it; for others there is nothing at this address. */
export function answerMetrics(metrics: Metrics, mayRead: (request: Request) => boolean = () => true): Router {
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!mayRead(request)) return next();
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
