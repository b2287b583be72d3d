import type { DataOf, Envelope, EventDefinition } from '@wayhouse/contracts';
import type { Transaction } from '../../mongo/transaction.js';

/**
 * What a service does when it hears an event: `handle` works inside the transaction that
 * also marks the message as seen.
 */
export type Consumer = {
  event: EventDefinition;
  handle: (data: never, tx: Transaction, envelope: Envelope) => Promise<unknown>;
};

export const on = <E extends EventDefinition>(
  event: E,
  handle: (data: DataOf<E>, tx: Transaction, envelope: Envelope) => Promise<unknown>,
): Consumer => ({ event, handle });
