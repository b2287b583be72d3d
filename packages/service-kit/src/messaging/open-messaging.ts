import type { Connection } from 'mongoose';
import type { Metrics } from '../http/metrics/metrics.js';
import type { Log } from '../log.js';
import { createLease } from '../mongo/lease.js';
import { type InTransaction, type LeftToDo, transactionRunner } from '../mongo/transaction.js';
import type { RetryDelays } from '../retry-policy.js';
import type { Tracing } from '../telemetry/tracing.js';
import type { Broker } from './broker.js';
import { openInbox } from './consume/inbox.js';
import type { Consumer } from './consume/on-event.js';
import { startConsuming } from './consume/start-consuming.js';
import { messagingMetrics } from './messaging-metrics.js';
import { openOutbox, type Outbox } from './publish/outbox.js';
import { openPublisher } from './publish/publisher.js';
import { startRelay } from './publish/relay.js';
import { openRelayWakeup } from './publish/relay-wakeup.js';

/** Background work of a service. `poll` is called after every commit that leaves jobs of its collection, or after all without one. */
export type Worker = { collection?: string; poll?(): void; stop(): Promise<void> };

type MessagingDeps = {
  service: string;
  namespace: string;
  declaresTopology: boolean;
  db: Connection;
  broker: Broker;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing;
};

type Started = { consumers: Consumer[]; workers: (() => Worker)[]; retryDelays: RetryDelays };

export type Messaging = {
  outbox: Outbox;
  inTransaction: InTransaction;
  /** Publishes and consumes from now on, and starts the workers. The indexes have to be built. */
  start(started: Started): Promise<{ stop(): Promise<void> }>;
};

/** The outbox and the transactions of a service, and what publishes and consumes its events once it is put together. */
export function openMessaging(deps: MessagingDeps): Messaging {
  const { service, namespace, declaresTopology, db, broker, log, metrics, tracing } = deps;
  const outbox = openOutbox(db);
  const inbox = openInbox(db, service);
  const { committed, attemptFailed } = messagingMetrics({ metrics, outbox, broker, namespace, service });
  let wakeUp: (left: LeftToDo) => void = () => undefined;
  const afterCommit = (left: LeftToDo) => (committed(left.eventTypes), wakeUp(left));
  const inTransaction = transactionRunner(db, afterCommit, tracing);

  return {
    outbox,
    inTransaction,
    async start({ consumers, workers: startWorkers, retryDelays }) {
      const publish = await openPublisher({ broker, namespace, declaresTopology, log, tracing });
      const wakeup = await openRelayWakeup({ broker, namespace, service, log });
      const relay = startRelay({ lease: createLease(db, 'outbox-relay'), outbox, publish, wakeup, log });
      const workers = startWorkers.map((startWorker) => startWorker());
      wakeUp = ({ eventTypes, jobs }) => {
        if (eventTypes.length) relay.onCommit();
        for (const { collection, poll } of workers) if (!collection || jobs.has(collection)) poll?.();
      };
      const consuming = await startConsuming({
        ...{ broker, namespace, service, declaresTopology, consumers, inbox, inTransaction, log, tracing },
        ...{ retryDelays, attemptFailed },
        onProcessed: ({ type, result }, seconds) => metrics.observeEvent(type, result, seconds),
      });
      return {
        async stop() {
          await consuming.stop();
          await Promise.all(workers.map((worker) => worker.stop()));
          await relay.stop();
        },
      };
    },
  };
}
