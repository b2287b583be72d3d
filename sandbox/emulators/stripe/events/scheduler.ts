import { expired } from '../checkout/checkout-sessions.js';
import { noCaller } from './events.js';
import { settleRefunds } from '../payments/refunds.js';
import { seconds, type StripeEmulator } from '../stripe.js';
import { stripeDeliveries } from './webhook-deliveries.js';

const intervalMs = 250;

/** Expires sessions, settles refunds and delivers events when they are due, also those that were due before a restart. */
export function startScheduler(stripe: StripeEmulator): { stop(): Promise<void> } {
  const deliveries = stripeDeliveries(stripe);

  const expireSessions = () => {
    const due = [...stripe.records.sessions.values()].filter(
      (session) => session.status === 'open' && session.expiresAt <= seconds(stripe),
    );
    for (const session of due) stripe.records.save(expired(stripe, session, noCaller).change);
  };
  const timer = setInterval(() => {
    try {
      expireSessions();
      for (const change of settleRefunds(stripe)) stripe.records.save(change);
      deliveries.deliverDue();
    } catch (error) {
      console.error(error);
    }
  }, intervalMs);

  return {
    stop() {
      clearInterval(timer);
      return deliveries.stop();
    },
  };
}
