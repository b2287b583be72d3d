import { expired } from './checkout-sessions.js';
import { noCaller } from './events.js';
import { settleRefunds } from './refunds.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';
import { deliver } from './webhook-deliveries.js';

const beat = 250;

/**
 * Does what is due: expires sessions whose time is up, settles refunds, and delivers events. What was due
 * before a restart is due after it.
 */
export function startClockwork(stripe: StripeSandbox): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();

  const expireSessions = () => {
    const over = [...stripe.records.sessions.values()].filter(
      (session) => session.status === 'open' && session.expiresAt <= seconds(stripe),
    );
    for (const session of over) stripe.records.save(expired(stripe, session, noCaller).change);
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
  }, beat);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}
