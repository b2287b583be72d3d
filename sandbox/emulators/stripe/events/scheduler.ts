import { expired } from '../checkout/checkout-sessions.js';
import { noCaller } from './events.js';
import { settleRefunds } from '../payments/refunds.js';
import { seconds, type StripeEmulator } from '../stripe.js';
import { deliver } from './webhook-deliveries.js';

const intervalMs = 250;

/** Expires sessions, settles refunds and delivers events when they are due, also those that were due before a restart. */
export function startScheduler(stripe: StripeEmulator): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();

  const expireSessions = () => {
    const due = [...stripe.records.sessions.values()].filter(
      (session) => session.status === 'open' && session.expiresAt <= seconds(stripe),
    );
    for (const session of due) stripe.records.save(expired(stripe, session, noCaller).change);
  };
  const deliverEvents = () => {
    for (const delivery of stripe.records.deliveries.values()) {
      if (delivery.nextAt === null || delivery.nextAt > stripe.now() || underway.has(delivery.id)) continue;
      const attempt = deliver(stripe, delivery, stopping.signal).catch((error: unknown) => console.error(error));
      underway.set(
        delivery.id,
        attempt.finally(() => underway.delete(delivery.id)),
      );
    }
  };
  const timer = setInterval(() => {
    try {
      expireSessions();
      for (const change of settleRefunds(stripe)) stripe.records.save(change);
      deliverEvents();
    } catch (error) {
      console.error(error);
    }
  }, intervalMs);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}
