import { Router } from 'express';
import type { Metrics } from './metrics.js';

/** Names what the process needs, each with whether it is there. */
export type Readiness = () => Record<string, boolean>;

/** `/health/live`, `/health/ready` (503 while something needed is missing) and `/metrics`. */
export function probes(readiness: Readiness, metrics: Metrics): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ live: true }));
  router.get('/health/ready', (_request, response) => {
    const needs = readiness();
    const ready = Object.values(needs).every(Boolean);
    response.status(ready ? 200 : 503).json({ ready, needs });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
