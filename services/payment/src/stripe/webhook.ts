import Stripe from 'stripe';
import { z } from 'zod';
import { Refusal, stripeWebhookCall } from '@wayhouse/contracts';
import { type InTransaction, isDuplicateKey, type Webhook } from '@wayhouse/service-kit';
import type { SeenEvents } from './processed-events.js';
import { workOnStripeEvent, type Deps as WorkDeps } from './handle-stripe-event.js';

type Deps = WorkDeps & { stripe: Stripe; webhookSecret: string; seen: SeenEvents; inTransaction: InTransaction };

/** What is read of every event, whatever it is about (https://docs.stripe.com/api/events/object). */
const anEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({}) }),
});

/** Stripe's way in, and the only thing that makes a booking paid. Sent twice, it works once. */
export const stripeWebhook = (deps: Deps): Webhook => ({
  ...stripeWebhookCall,
  async receive(body, signature) {
    const event = readEvent(deps, body, signature);
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

function readEvent({ stripe, webhookSecret, log }: Deps, body: Buffer, signature: string): Stripe.Event {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    anEvent.parse(event);
    return event;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new Refusal('signature-invalid', 'The signature does not fit.', stripeWebhookCall.signatureHeader);
    // Stripe will send it again, and somebody has to look why.
    log.error({ err: error }, 'what is signed as Stripe signs is no event');
    throw new Refusal('invalid-input', 'The body is no event.');
  }
}
