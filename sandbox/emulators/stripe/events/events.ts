import { randomId } from '../../providers/random-id.js';
import type { Change, StripeEvent } from '../model.js';
import { seconds, type StripeEmulator } from '../stripe.js';

export const apiVersion = '2026-10-28.endive';

/** The API request behind a change; both null if it was the card page or the scheduler. */
export type Caller = StripeEvent['request'];
export const noCaller: Caller = { id: null, idempotency_key: null };

/** `previous` holds the attributes that an update has changed, with their earlier values. */
type NewEvent = Pick<StripeEvent, 'type' | 'object' | 'previous'>;

/** The records of an event and of its webhook delivery. */
export function eventOf(stripe: StripeEmulator, newEvent: NewEvent, request: Caller) {
  const event: StripeEvent = { ...newEvent, id: randomId('evt_', 24), created: seconds(stripe), request };
  return {
    events: [event],
    deliveries: [{ id: event.id, attempts: [], nextAt: stripe.now() }],
  } satisfies Change;
}

export const eventJson = (stripe: StripeEmulator, event: StripeEvent) => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: { object: event.object, ...(event.previous && { previous_attributes: event.previous }) },
  livemode: false,
  pending_webhooks: (stripe.records.deliveries.get(event.id)?.nextAt ?? null) === null ? 0 : 1,
  request: event.request,
  type: event.type,
});
