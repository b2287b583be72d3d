import type { Connection } from 'mongoose';
import { bookingDeps } from '@wayhouse/booking';
import { catalogDeps } from '@wayhouse/catalog/catalog-deps';
import { paymentDeps } from '@wayhouse/payment';
import {
  connectMongo,
  createLog,
  createMetrics,
  type Given,
  openOutbox,
  type ProfileOf,
  transactions,
} from '@wayhouse/service-kit';
import type { DemoSettings } from './demo-settings.js';

/** Set to the moment at which a use case is to think it is. */
export type Clock = { now: Date };

export type Connections = Awaited<ReturnType<typeof openConnections>>;

/** The services' own parts on their own databases. Their events wait in the outboxes for the running services' relays. */
export async function openConnections(settings: DemoSettings, clock: Clock, profileOf: ProfileOf) {
  const names = ['catalog', 'booking', 'payment', 'demo'] as const;
  const [catalog, booking, payment, demo] = await Promise.all(
    names.map((name) => connectMongo(settings.MONGO_URL, name)),
  );
  const given = (name: string, db: Connection): Given => ({
    db,
    inTransaction: transactions(db, () => undefined),
    outbox: openOutbox(db),
    profileOf,
    now: () => clock.now,
    log: createLog(`demo-${name}`, 'warn'),
    metrics: createMetrics(`demo-${name}`),
  });
  return {
    catalog: await catalogDeps(given('catalog', catalog!), settings),
    booking: bookingDeps({ ...given('booking', booking!), currency: settings.CURRENCY }),
    payment: paymentDeps(given('payment', payment!), settings),
    demo: demo!,
    close: async () => {
      await Promise.all([catalog, booking, payment, demo].map((db) => db?.close()));
    },
  };
}
