import type { Connection } from 'mongoose';
import { bookingDeps, noUnpaidLimits } from '@wayhouse/booking';
import { catalogDeps } from '@wayhouse/catalog/compose';
import { paymentDeps } from '@wayhouse/payment';
import {
  buildIndexes,
  clerkAccounts,
  connectMongo,
  createLog,
  createMetrics,
  type ServiceContext,
  openOutbox,
  type FindProfile,
  transactionRunner,
} from '@wayhouse/service-kit';
import type { DemoConfig } from './demo-config.js';
import { encodedAhead } from './encoded-photos.js';

/** The current time as the use cases see it. */
export type Clock = { now: Date };

export type Connections = Awaited<ReturnType<typeof openConnections>>;

/** The services' use cases on their own databases. The running services publish the events from the outboxes. */
export async function openConnections(config: DemoConfig, clock: Clock, profileOf: FindProfile) {
  const names = ['catalog', 'booking', 'payment', 'demo'] as const;
  const [catalog, booking, payment, demo] = await Promise.all(
    names.map((name) => connectMongo(config.MONGO_URL, name)),
  );
  const clerkOptions = { secretKey: config.CLERK_SECRET_KEY, apiUrl: config.CLERK_API_URL };
  const context = (name: string, db: Connection): ServiceContext => ({
    db,
    inTransaction: transactionRunner(db, () => undefined),
    outbox: openOutbox(db),
    findProfile: profileOf,
    clerkAccounts: clerkAccounts(clerkOptions),
    now: () => clock.now,
    log: createLog(`demo-${name}`, 'warn'),
    metrics: createMetrics(`demo-${name}`),
  });
  const deps = {
    catalog: await catalogDeps(context('catalog', catalog!), config, encodedAhead),
    booking: bookingDeps(context('booking', booking!), config, { unpaidLimits: noUnpaidLimits }),
    payment: paymentDeps(context('payment', payment!), config),
  };
  await Promise.all([catalog!, booking!, payment!].map(buildIndexes));
  return {
    ...deps,
    demo: demo!,
    close: async () => {
      await Promise.all([catalog, booking, payment, demo].map((db) => db?.close()));
    },
  };
}
