import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** What `/metrics` tells of one process, in Prometheus' format. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const events = new Histogram({
    name: 'event_work_seconds',
    help: 'Time to work on an event',
    labelNames: ['type', 'result'],
    registers: [registry],
  });
  return {
    registry,
    observeEvent: (type: string, result: string, seconds: number) => events.observe({ type, result }, seconds),
    /** Counts a request under the route's pattern, so that ids do not become labels. */
    observeRequests: ((request, response, next) => {
      const stop = requests.startTimer({ method: request.method });
      response.once('finish', () => {
        const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
        stop({ route, status: response.statusCode });
      });
      next();
    }) satisfies RequestHandler,
    gauge: (name: string, help: string, read: () => Promise<number>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      }),
    counter: (name: string, help: string) => new Counter({ name, help, registers: [registry] }),
  };
}
