import Stripe from 'stripe';
import { z } from 'zod';
import { RequestError, stripeWebhook } from '@wayhouse/contracts';
import { audit, type InTransaction, isDuplicateKey, type Webhook } from '@wayhouse/service-kit';
import { type Deps as HandlerDeps, handleStripeEvent } from './handle-stripe-event.js';
import type { ProcessedEvents } from './processed-event-repository.js';

type Deps = HandlerDeps & {
  stripe: Stripe;
  webhookSecret: string;
  processedEvents: ProcessedEvents;
  inTransaction: InTransaction;
};

/** The fields every event has (https://docs.stripe.com/api/events/object). */
const StripeEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({}) }),
});

/** The only way a card payment becomes known. An event that is delivered twice is processed once. */
export const stripeWebhookRoute = (deps: Deps): Webhook => ({
  path: stripeWebhook.path,
  async receive(body, headers) {
    const event = readEvent(deps, body, headers.get(stripeWebhook.signatureHeader) ?? '');
    if (await deps.processedEvents.has(event.id)) return;
    try {
      const subject = await deps.inTransaction(async (tx) => {
        await deps.processedEvents.record(tx, event);
        return handleStripeEvent(deps, event, tx);
      });
      if (subject) audit(deps.log, { user: 'stripe', action: event.type, eventId: event.id, ...subject });
    } catch (error) {
      // The same event was delivered twice at once; the other delivery has processed it.
      if (!isDuplicateKey(error) || !(await deps.processedEvents.has(event.id))) throw error;
    }
  },
});

function readEvent({ stripe, webhookSecret, log }: Deps, body: Buffer, signature: string): Stripe.Event {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    StripeEvent.parse(event);
    return event;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new RequestError('signature-invalid', stripeWebhook.signatureHeader);
    // Stripe will deliver it again, but the cause needs investigation.
    log.error({ err: error }, 'the body has a valid signature but is not a Stripe event');
    throw new RequestError('event-unreadable');
  }
}
