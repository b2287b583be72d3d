import type { Connection } from 'mongoose';
import { subscriptions } from '@wayhouse/contracts';
import { clerkAccounts, type ClerkAccounts } from './accounts/clerk-accounts.js';
import { clerkProfiles, type FindProfile } from './clerk-profiles.js';
import type { ServiceConfig } from './config.js';
import type { FindRoles } from './http/routes/authentication.js';
import { serveMetrics } from './http/metrics/metrics-endpoint.js';
import { createMetrics, type Metrics } from './http/metrics/metrics.js';
import { followRequestLocale } from './http/clients/request-locale.js';
import type { Route, Webhook } from './http/routes/route.js';
import { startHttp } from './http/server/start-http.js';
import { openUploadFolder } from './http/uploads/upload-folder.js';
import { createLog, type Log } from './log.js';
import { type Broker, openBroker } from './messaging/broker.js';
import type { Consumer } from './messaging/consume/on-event.js';
import { openMessaging, type Worker } from './messaging/open-messaging.js';
import type { Outbox } from './messaging/publish/outbox.js';
import { connectMongo } from './mongo/connect-mongo.js';
import type { Migration } from './mongo/migrate.js';
import { prepareDatabase } from './mongo/prepare-database.js';
import type { InTransaction } from './mongo/transaction.js';
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
  clerkAccounts: ClerkAccounts;
  now: () => Date;
  log: Log;
  metrics: Metrics;
};

/** What a service consists of. Its `workers` start once its database is migrated, and stop with it. */
export type ServiceModule = {
  routes: Route[];
  consumers: Consumer[];
  findRoles?: FindRoles;
  webhooks?: Webhook[];
  workers?: (() => Worker)[];
  /** In the order of their numbers. */
  migrations?: Migration[];
};

export type Compose = (context: ServiceContext) => ServiceModule | Promise<ServiceModule>;
/** Replacements for tests. */
export type Overrides = Partial<Pick<ServiceContext, 'findProfile' | 'clerkAccounts' | 'now' | 'log'>> & {
  retryDelays?: RetryDelays;
  tracing?: Tracing;
};

/** Starts a service in this process; resolves once it accepts requests and events. */
export async function startService(
  name: ServiceName,
  config: ServiceConfig,
  compose: Compose,
  overrides: Overrides = {},
) {
  await followRequestLocale();
  const log = overrides.log ?? createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const tracing = overrides.tracing ?? (await openTracing({ name, config, log }));
  const [db, broker] = await connect(name, config, log);
  const observed = { log, metrics, tracing };
  const topology = { namespace: config.AMQP_NAMESPACE, declaresTopology: config.AMQP_TOPOLOGY === 'declare' };
  const messaging = openMessaging({ service: name, ...topology, db, broker, ...observed });
  const { outbox, inTransaction } = messaging;
  const findProfile = overrides.findProfile ?? clerkProfiles(clerkOptions(config));
  const accounts = overrides.clerkAccounts ?? clerkAccounts(clerkOptions(config));
  const now = overrides.now ?? (() => new Date());

  const context = { db, inTransaction, outbox, findProfile, clerkAccounts: accounts, now, log, metrics };
  const { consumers, workers = [], migrations = [], ...http } = await compose(context);
  assertConsumersMatchSubscriptions(name, consumers);
  await prepareDatabase({ db, migrations, log, now });

  const retryDelays = overrides.retryDelays ?? eventRetryDelays;
  const events = await messaging.start({ consumers, workers, retryDelays });
  const metricsServer = await serveMetrics(config, metrics);
  // Without the broker requests are answered as ever: events wait in the outbox.
  const readiness = () => ({ mongo: db.readyState === 1 });
  const uploadFolder = openUploadFolder();
  const server = await startHttp({ config, ...http, uploadFolder, readiness, ...observed });

  async function stop() {
    await server.stop();
    await events.stop();
    await Promise.all([tracing?.stop(), broker.close()]);
    await db.close();
    await uploadFolder.remove();
    await metricsServer?.close();
  }
  return { url: server.url, metricsUrl: metricsServer?.url, db, broker, log, metrics, stop };
}

const clerkOptions = (config: ServiceConfig) => ({
  publishableKey: config.CLERK_PUBLISHABLE_KEY,
  secretKey: config.CLERK_SECRET_KEY,
  apiUrl: config.CLERK_API_URL,
});

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
