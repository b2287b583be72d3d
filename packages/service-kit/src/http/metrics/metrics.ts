import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const defaultBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process, in Prometheus' format. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from a request to the head of its response',
    labelNames: ['method', 'route', 'status'],
    // Photo uploads can take long.
    buckets: [...defaultBuckets, 30, 60],
    registers: [registry],
  });
  const events = new Histogram({
    name: 'event_processing_seconds',
    help: 'Time from receiving an event to its result, retries included',
    labelNames: ['type', 'result'],
    // The retries of a message take minutes.
    buckets: [...defaultBuckets, 30, 60, 120, 300],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests and connections refused because a limit was reached',
    labelNames: ['limit'],
    registers: [registry],
  });
  return {
    registry,
    countRefused: (limit: string) => refused.inc({ limit }),
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    observeEvent: (type: string, result: string, seconds: number) => events.observe({ type, result }, seconds),
    /** A value that cannot be read in time is left out, because an old one would mislead. */
    gauge: (name: string, help: string, read: () => Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const value = await valueWithinTimeout(read());
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    counter: <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
      new Counter<Label>({ name, help, labelNames, registers: [registry] }),
    histogram: <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
      new Histogram<Label>({ name, help, labelNames, buckets, registers: [registry] }),
  };
}

const readTimeoutMs = 1000;

/** The value, or undefined if reading it fails or takes longer than the timeout. */
const valueWithinTimeout = <T>(reading: Promise<T>): Promise<T | undefined> =>
  pTimeout(reading, { milliseconds: readTimeoutMs }).catch(() => undefined);
