import type Stripe from 'stripe';
import { Refusal, stripeWebhookCall } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey, type Webhook } from '@wayhouse/service-kit';
import type { SeenEvents } from './seen-events.js';
import { workOnStripeEvent, type Deps as WorkDeps } from './work-on-stripe-event.js';

type Deps = WorkDeps & { stripe: Stripe; webhookSecret: string; seen: SeenEvents; inTransaction: InTransaction };

/** Stripe's way in, and the only thing that makes a booking paid. Sent twice, it works once. */
export const stripeWebhook = (deps: Deps): Webhook => ({
  ...stripeWebhookCall,
  async receive(body, signature) {
    const event = verified(deps, body, signature);
    if (await deps.seen.has(event.id)) return;
    try {
      await deps.inTransaction(async (tx) => {
        await deps.seen.record(tx, event);
        await workOnStripeEvent(deps, event, tx);
      });
    } catch (error) {
      // The same event arrived twice at once; the other delivery has done the work.
      if (!isDuplicateKey(error) || !(await deps.seen.has(event.id))) throw error;
    }
  },
});

function verified({ stripe, webhookSecret }: Deps, body: Buffer, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    throw new Refusal('signature-invalid', 'The signature does not fit.', stripeWebhookCall.signatureHeader);
  }
}
