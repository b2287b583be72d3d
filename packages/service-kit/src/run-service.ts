import type { Connection } from 'mongoose';
import { hears } from '@wayhouse/contracts';
import type { ServiceConfig } from './config.js';
import { type IsOwner, readToken } from './http/authentication.js';
import { createApp } from './http/create-app.js';
import { addressOf, closeServer, listen } from './http/listen.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import type { Route, Webhook } from './http/route.js';
import { serveMetrics } from './http/metrics-endpoint.js';
import { createLog, type Log } from './log.js';
import { type Broker, openBroker } from './messaging/broker.js';
import { startConsuming } from './messaging/consume/start-consuming.js';
import { openInbox } from './messaging/consume/inbox.js';
import { messagingMetrics } from './messaging/messaging-metrics.js';
import { openNudges } from './messaging/publish/relay-wakeup.js';
import type { Consumer } from './messaging/consume/on-event.js';
import { openOutbox, type Outbox } from './messaging/publish/outbox.js';
import { openPublisher } from './messaging/publish/publisher.js';
import { startRelay } from './messaging/publish/relay.js';
import { retryDelays } from './messaging/consume/process-message.js';
import { buildIndexes, connectMongo } from './mongo/connect-mongo.js';
import { type InTransaction, transactions } from './mongo/transaction.js';
import { clerkProfiles, type ProfileOf } from './clerk-profiles.js';
import { openTracing } from './telemetry/open-tracing.js';
import type { Tracing } from './telemetry/tracing.js';

export type ServiceName = keyof typeof hears;

/** What a service is built from. */
export type Given = {
  db: Connection;
  inTransaction: InTransaction;
  outbox: Outbox;
  profileOf: ProfileOf;
  now: () => Date;
  log: Log;
  metrics: Metrics;
};

/** What a service says yes to. `workers` run beside, look for work after every commit, and are stopped with the service. */
export type Parts = {
  routes: Route[];
  consumers: Consumer[];
  isOwner?: IsOwner;
  webhooks?: Webhook[];
  workers?: { look(): void; stop(): Promise<void> }[];
};

export type Build = (given: Given) => Parts | Promise<Parts>;
export type Replace = Partial<Pick<Given, 'profileOf' | 'now'>> & { retryDelays?: number[]; tracing?: Tracing };

/** Starts a service and answers once it takes requests and events. */
export async function runService(name: ServiceName, config: ServiceConfig, build: Build, replace: Replace = {}) {
  const log = createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const tracing = replace.tracing ?? (await openTracing({ name, config, log }));
  const [db, broker] = await connect(name, config, log);
  const outbox = openOutbox(db);
  const { AMQP_NAMESPACE: namespace } = config;
  const { committed, tryFailed } = messagingMetrics({ metrics, outbox, broker, namespace, service: name });
  let afterCommit: () => void = () => undefined;
  const inTransaction = transactions(db, (types) => (committed(types), afterCommit()), tracing);
  const clerk = { publishableKey: config.CLERK_PUBLISHABLE_KEY, secretKey: config.CLERK_SECRET_KEY };
  const profileOf = replace.profileOf ?? clerkProfiles({ ...clerk, apiUrl: config.CLERK_API_URL });
  const now = replace.now ?? (() => new Date());
  const inbox = openInbox(db, name);

  const { workers = [], ...parts } = await build({ db, inTransaction, outbox, profileOf, now, log, metrics });
  assertHearsAll(name, parts.consumers);
  await buildIndexes(db);

  const publish = await openPublisher({ broker, namespace, log, tracing });
  const nudges = await openNudges({ broker, namespace, service: name, log });
  const relay = startRelay({ db, outbox, publish, nudges, log });
  afterCommit = () => {
    relay.committed();
    for (const worker of workers) worker.look();
  };
  const consuming = await startConsuming({
    ...{ broker, namespace, service: name, consumers: parts.consumers, inbox, inTransaction, log, tracing },
    ...{ retryDelays: replace.retryDelays ?? retryDelays, tryFailed },
    tell: ({ type, result }, seconds) => metrics.observeEvent(type, result, seconds),
  });
  const app = createApp({
    ...{ routes: parts.routes, webhooks: parts.webhooks, log, metrics, tracing },
    showsMetrics: config.METRICS_PORT === undefined,
    readToken: readToken({ ...clerk, jwtKey: config.CLERK_JWT_KEY }),
    isOwner: parts.isOwner ?? (() => Promise.resolve(false)),
    readiness: () => ({ mongo: db.readyState === 1, broker: broker.isConnected() }),
  });
  const figures = await serveMetrics(config, metrics);
  const server = await listen(app, config);

  async function stop() {
    await closeServer(server);
    await consuming.stop();
    await Promise.all(workers.map((worker) => worker.stop()));
    await relay.stop();
    await Promise.all([tracing?.stop(), broker.close()]);
    await db.close();
    await figures?.close();
  }
  return { url: addressOf(server, config.HOST), metricsUrl: figures?.url, db, broker, log, metrics, stop };
}

async function connect(name: string, config: ServiceConfig, log: Log): Promise<[Connection, Broker]> {
  const db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE ?? name);
  try {
    return [db, await openBroker({ url: config.AMQP_URL, log })];
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The table of who hears what and the consumers must not drift apart. */
function assertHearsAll(name: ServiceName, consumers: Consumer[]) {
  const listed = hears[name].map((event) => event.type).sort();
  const heard = consumers.map(({ event }) => event.type).sort();
  if (listed.join() !== heard.join()) throw new Error(`${name} should hear ${listed.join()} but hears ${heard.join()}`);
}
