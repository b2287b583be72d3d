import { randomId } from '../providers/random-id.js';
import type { Change, StripeEvent } from './model.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

export const apiVersion = '2026-10-28.endive';

/** The API request behind a change; both null if it was the card page or the clock. */
export type Caller = StripeEvent['request'];
export const noCaller: Caller = { id: null, idempotency_key: null };

// What the sandbox's webhook endpoint is subscribed to; the other events can be listed.
const delivered = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

/** The records of one event: itself and, for the endpoint's types, its delivery. */
export function eventOf(stripe: StripeSandbox, type: string, object: object, request: Caller) {
  const event: StripeEvent = { id: randomId('evt_', 24), type, created: seconds(stripe), object, request };
  const deliveries = delivered.includes(type) ? [{ id: event.id, attempts: [], nextAt: stripe.now() }] : [];
  return { events: [event], deliveries } satisfies Change;
}

export const eventsOf = (stripe: StripeSandbox, happened: [type: string, object: object][], request: Caller) => {
  const parts = happened.map(([type, object]) => eventOf(stripe, type, object, request));
  return {
    events: parts.flatMap((part) => part.events),
    deliveries: parts.flatMap((part) => part.deliveries),
  } satisfies Change;
};

export const eventJson = (stripe: StripeSandbox, event: StripeEvent) => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: { object: event.object },
  livemode: false,
  pending_webhooks: (stripe.records.deliveries.get(event.id)?.nextAt ?? null) === null ? 0 : 1,
  request: event.request,
  type: event.type,
});
