import { type EventDefinition, tells } from '@wayhouse/contracts';
import type { Metrics } from '../http/metrics.js';
import type { Broker } from './broker.js';
import type { Outbox } from './publish/outbox.js';
import { queueDepths } from './queue-depths.js';

type Given = { metrics: Metrics; outbox: Outbox; broker: Broker; namespace: string; service: string };

/** What a service's events come to: told, waiting to leave, waiting to be heard, failing, dead. */
export function messagingMetrics({ metrics, outbox, broker, namespace, service }: Given) {
  metrics.gauge('outbox_unsent', 'Events that wait to be published', outbox.countUnsent);
  metrics.gauge(
    'outbox_oldest_seconds',
    'Age of the event that has waited longest to be published',
    outbox.oldestUnsent,
  );
  const { waiting, dead } = queueDepths(broker, namespace, service);
  metrics.gauge('queue_messages', 'Messages that wait in the queue of this service', waiting);
  metrics.gauge('dead_letters', 'Messages in the dead-letter queue of this service', dead);

  const committed = metrics.counter('events_committed_total', 'Events told, by type', ['type']);
  // A rate needs the moment before the first one.
  const told: EventDefinition[] = service in tells ? tells[service as keyof typeof tells] : [];
  for (const { type } of told) committed.inc({ type }, 0);
  const failed = metrics.counter('event_tries_failed_total', 'Tries to work on an event that failed', ['type']);
  return {
    committed: (types: string[]) => types.forEach((type) => committed.inc({ type })),
    tryFailed: (type: string) => failed.inc({ type }),
  };
}
