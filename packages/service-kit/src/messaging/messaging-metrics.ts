import { type EventDefinition, publications } from '@wayhouse/contracts';
import type { Metrics } from '../http/metrics/metrics.js';
import type { Broker } from './broker.js';
import type { Outbox } from './publish/outbox.js';
import { queueDepths } from './queue-depths.js';

type MetricsSources = { metrics: Metrics; outbox: Outbox; broker: Broker; namespace: string; service: string };

/** Metrics of a service's events: published, waiting to be published or processed, failed, dead-lettered. */
export function messagingMetrics({ metrics, outbox, broker, namespace, service }: MetricsSources) {
  metrics.gauge('outbox_unsent', 'Events waiting to be published', outbox.countUnsent);
  metrics.gauge(
    'outbox_oldest_seconds',
    'Age of the event that has waited longest to be published',
    outbox.oldestUnsent,
  );
  const { waiting, deadLettered } = queueDepths(broker, namespace, service);
  metrics.gauge('queue_messages', 'Messages waiting in the queue of this service', waiting);
  metrics.gauge('dead_letters', 'Messages in the dead-letter queue of this service', deadLettered);

  const committed = metrics.counter('events_committed_total', 'Events committed to the outbox, by type', ['type']);
  // Starting at 0 lets Prometheus see the first event as an increase.
  const published: EventDefinition[] =
    service in publications ? publications[service as keyof typeof publications] : [];
  for (const { type } of published) committed.inc({ type }, 0);
  const failed = metrics.counter('event_attempts_failed_total', 'Failed attempts to process an event, by type', [
    'type',
  ]);
  return {
    committed: (types: string[]) => types.forEach((type) => committed.inc({ type })),
    attemptFailed: (type: string) => failed.inc({ type }),
  };
}
