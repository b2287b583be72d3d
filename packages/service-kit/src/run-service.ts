import type { Connection } from 'mongoose';
import { hears } from '@wayhouse/contracts';
import type { ServiceConfig } from './config.js';
import { type IsOwner, readToken } from './http/caller.js';
import { createApp } from './http/create-app.js';
import { addressOf, closeServer, listen } from './http/listen.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import type { Route, Webhook } from './http/route.js';
import { createLog, type Log } from './log.js';
import { type Broker, openBroker } from './messaging/broker.js';
import { startConsuming } from './messaging/consume.js';
import { openInbox } from './messaging/inbox.js';
import type { Consumer } from './messaging/on.js';
import { openOutbox, type Outbox } from './messaging/outbox.js';
import { openPublisher } from './messaging/publisher.js';
import { startRelay } from './messaging/relay.js';
import { buildIndexes, connectMongo } from './mongo/connect-mongo.js';
import { type InTransaction, transactions } from './mongo/transaction.js';
import { clerkProfiles, type ProfileOf } from './profiles.js';

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
export type Replace = Partial<Pick<Given, 'profileOf' | 'now'>> & { retryDelays?: number[] };

const retryDelays = [100, 500, 2000, 5000, 15_000, 30_000, 60_000];

/** Starts a service and answers once it takes requests and events. */
export async function runService(name: ServiceName, config: ServiceConfig, build: Build, replace: Replace = {}) {
  const log = createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const [db, broker] = await connect(name, config, log);
  const outbox = openOutbox(db);
  let afterCommit: () => void = () => undefined;
  const inTransaction = transactions(db, () => afterCommit());
  const clerk = { publishableKey: config.CLERK_PUBLISHABLE_KEY, secretKey: config.CLERK_SECRET_KEY };
  const profileOf = replace.profileOf ?? clerkProfiles({ ...clerk, apiUrl: config.CLERK_API_URL });
  const now = replace.now ?? (() => new Date());
  const inbox = openInbox(db, name);

  const { workers = [], ...parts } = await build({ db, inTransaction, outbox, profileOf, now, log, metrics });
  assertHearsAll(name, parts.consumers);
  await buildIndexes(db);

  const relay = startRelay({ db, outbox, publish: await openPublisher(broker, config.AMQP_NAMESPACE, log), log });
  afterCommit = () => {
    relay.nudge();
    for (const worker of workers) worker.look();
  };
  metrics.gauge('outbox_unsent', 'Events that wait to be published', outbox.countUnsent);
  const consuming = await startConsuming({
    ...{ broker, namespace: config.AMQP_NAMESPACE, service: name, consumers: parts.consumers },
    ...{ inbox, inTransaction, log, retryDelays: replace.retryDelays ?? retryDelays },
    tell: ({ type, result }, seconds) => metrics.observeEvent(type, result, seconds),
  });
  const app = createApp({
    ...{ routes: parts.routes, webhooks: parts.webhooks, log, metrics },
    readToken: readToken({ ...clerk, jwtKey: config.CLERK_JWT_KEY }),
    isOwner: parts.isOwner ?? (() => Promise.resolve(false)),
    readiness: () => ({ mongo: db.readyState === 1, broker: broker.isConnected() }),
  });
  const server = await listen(app, config);

  async function stop() {
    await closeServer(server);
    await consuming.stop();
    await Promise.all(workers.map((worker) => worker.stop()));
    await relay.stop();
    await broker.close();
    await db.close();
  }
  return { url: addressOf(server, config.HOST), db, broker, log, stop };
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
