import type { Envelope, EventData, EventDefinition } from '@wayhouse/contracts';
import type { Transaction } from '../../mongo/transaction.js';

/** `handle` runs in the transaction that also records the message as processed. */
export type Consumer = {
  event: EventDefinition;
  handle: (data: never, tx: Transaction, envelope: Envelope) => Promise<unknown>;
};

/** Subscribes a handler to an event. The service's queue has to be bound to the event in `subscriptions`. */
export const onEvent = <E extends EventDefinition>(
  event: E,
  handle: (data: EventData<E>, tx: Transaction, envelope: Envelope) => Promise<unknown>,
): Consumer => ({ event, handle });
