import { Router } from 'express';

/** The dependencies of the process by name, each with whether it is available. */
export type Readiness = () => Record<string, boolean>;

/** `/health/live` and `/health/ready` (503 while a dependency is unavailable). */
export function healthProbes(readiness: Readiness): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ live: true }));
  router.get('/health/ready', (_request, response) => {
    const dependencies = readiness();
    const ready = Object.values(dependencies).every(Boolean);
    response.status(ready ? 200 : 503).json({ ready, dependencies });
  });
  return router;
}
