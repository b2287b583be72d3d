import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withinASecond } from './within-a-second.js';

export type Metrics = ReturnType<typeof createMetrics>;

const upToSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What `/metrics` tells of one process, in Prometheus' format. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from a request to the head of its answer',
    labelNames: ['method', 'route', 'status'],
    // Photos are uploaded over slow lines.
    buckets: [...upToSeconds, 30, 60],
    registers: [registry],
  });
  const events = new Histogram({
    name: 'event_work_seconds',
    help: 'Time from hearing an event to being done with it, waiting between tries included',
    labelNames: ['type', 'result'],
    // All tries of a message take almost two minutes.
    buckets: [...upToSeconds, 30, 60, 120, 300],
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    observeEvent: (type: string, result: string, seconds: number) => events.observe({ type, result }, seconds),
    /** What cannot be read within a second has no value, rather than an old one. */
    gauge: (name: string, help: string, read: () => Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const value = await withinASecond(read());
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    counter: <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
      new Counter<Label>({ name, help, labelNames, registers: [registry] }),
  };
}
