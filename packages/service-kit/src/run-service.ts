import type { Connection } from 'mongoose';
import { subscriptions } from '@wayhouse/contracts';
import type { ServiceConfig } from './config.js';
import { type IsOwner, authenticate } from './http/authentication.js';
import { createApp } from './http/create-app.js';
import { serverUrl, closeServer, listen } from './http/listen.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import type { Route, Webhook } from './http/route.js';
import { openUploadFolder } from './http/upload-folder.js';
import { serveMetrics } from './http/metrics-endpoint.js';
import { createLog, type Log } from './log.js';
import { type Broker, openBroker } from './messaging/broker.js';
import { startConsuming } from './messaging/consume/start-consuming.js';
import { openInbox } from './messaging/consume/inbox.js';
import { messagingMetrics } from './messaging/messaging-metrics.js';
import { openRelayWakeup } from './messaging/publish/relay-wakeup.js';
import type { Consumer } from './messaging/consume/on-event.js';
import { openOutbox, type Outbox } from './messaging/publish/outbox.js';
import { openPublisher } from './messaging/publish/publisher.js';
import { startRelay } from './messaging/publish/relay.js';
import { buildIndexes, connectMongo } from './mongo/connect-mongo.js';
import { createLease } from './mongo/lease.js';
import { type InTransaction, transactionRunner } from './mongo/transaction.js';
import { clerkProfiles, type FindProfile } from './clerk-profiles.js';
import { followRequestLocale } from './http/request-locale.js';
import { eventRetryDelays, type RetryDelays } from './retry-policy.js';
import { openTracing } from './telemetry/open-tracing.js';
import type { Tracing } from './telemetry/tracing.js';

export type ServiceName = keyof typeof subscriptions;

/** What the kit provides to a service. */
export type ServiceContext = {
  db: Connection;
  inTransaction: InTransaction;
  outbox: Outbox;
  findProfile: FindProfile;
  now: () => Date;
  log: Log;
  metrics: Metrics;
};

/** What a service consists of. `workers` are polled after every commit and stopped with the service. */
export type ServiceModule = {
  routes: Route[];
  consumers: Consumer[];
  isOwner?: IsOwner;
  webhooks?: Webhook[];
  workers?: { poll(): void; stop(): Promise<void> }[];
};

export type Compose = (context: ServiceContext) => ServiceModule | Promise<ServiceModule>;
/** Replacements for tests. */
export type Overrides = Partial<Pick<ServiceContext, 'findProfile' | 'now'>> & {
  retryDelays?: RetryDelays;
  tracing?: Tracing;
};

/** Starts a service; resolves once it accepts requests and events. */
export async function runService(
  name: ServiceName,
  config: ServiceConfig,
  compose: Compose,
  overrides: Overrides = {},
) {
  await followRequestLocale();
  const log = createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const tracing = overrides.tracing ?? (await openTracing({ name, config, log }));
  const [db, broker] = await connect(name, config, log);
  const outbox = openOutbox(db);
  const { AMQP_NAMESPACE: namespace } = config;
  const { committed, attemptFailed } = messagingMetrics({ metrics, outbox, broker, namespace, service: name });
  let afterCommit: () => void = () => undefined;
  const inTransaction = transactionRunner(db, (types) => (committed(types), afterCommit()), tracing);
  const clerk = { publishableKey: config.CLERK_PUBLISHABLE_KEY, secretKey: config.CLERK_SECRET_KEY };
  const findProfile = overrides.findProfile ?? clerkProfiles({ ...clerk, apiUrl: config.CLERK_API_URL });
  const now = overrides.now ?? (() => new Date());
  const inbox = openInbox(db, name);

  const { workers = [], ...serviceModule } = await compose({
    db,
    inTransaction,
    outbox,
    findProfile,
    now,
    log,
    metrics,
  });
  assertConsumersMatchSubscriptions(name, serviceModule.consumers);
  await buildIndexes(db);

  const publish = await openPublisher({ broker, namespace, log, tracing });
  const wakeup = await openRelayWakeup({ broker, namespace, service: name, log });
  const relay = startRelay({ lease: createLease(db, 'outbox-relay'), outbox, publish, wakeup, log });
  afterCommit = () => {
    relay.onCommit();
    for (const worker of workers) worker.poll();
  };
  const consuming = await startConsuming({
    broker,
    namespace,
    service: name,
    consumers: serviceModule.consumers,
    inbox,
    inTransaction,
    log,
    tracing,
    retryDelays: overrides.retryDelays ?? eventRetryDelays,
    attemptFailed,
    onProcessed: ({ type, result }, seconds) => metrics.observeEvent(type, result, seconds),
  });
  const uploadFolder = openUploadFolder();
  const app = createApp({
    uploadFolder,
    routes: serviceModule.routes,
    webhooks: serviceModule.webhooks,
    log,
    metrics,
    tracing,
    servesMetrics: config.METRICS_PORT === undefined,
    authenticate: authenticate({ ...clerk, jwtKey: config.CLERK_JWT_KEY }, [
      config.PUBLIC_URL,
      ...config.CLERK_AUTHORIZED_PARTIES,
    ]),
    isOwner: serviceModule.isOwner ?? (() => Promise.resolve(false)),
    readiness: () => ({ mongo: db.readyState === 1, broker: broker.isConnected() }),
  });
  const metricsServer = await serveMetrics(config, metrics);
  const server = await listen(app, config);

  async function stop() {
    await closeServer(server);
    await consuming.stop();
    await Promise.all(workers.map((worker) => worker.stop()));
    await relay.stop();
    await Promise.all([tracing?.stop(), broker.close()]);
    await db.close();
    await uploadFolder.remove();
    await metricsServer?.close();
  }
  return { url: serverUrl(server, config.HOST), metricsUrl: metricsServer?.url, db, broker, log, metrics, stop };
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

/** `subscriptions` binds the queue, so an event without a consumer would be dead-lettered. */
function assertConsumersMatchSubscriptions(name: ServiceName, consumers: Consumer[]) {
  const subscribed = subscriptions[name].map((event) => event.type).sort();
  const consumed = consumers.map(({ event }) => event.type).sort();
  if (subscribed.join() !== consumed.join()) {
    throw new Error(`${name} subscribes to ${subscribed.join()}, but has consumers for ${consumed.join()}`);
  }
}
