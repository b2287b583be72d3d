import type { Transaction } from '@wayhouse/service-kit';
import type { SessionClosings } from './checkout-port.js';
import type { Payments } from './payment-repository.js';

export type Deps = {
  payments: Pick<Payments, 'closeSession'>;
  sessionClosings: Pick<SessionClosings, 'add'>;
  now: () => Date;
};

/** Nobody returns to the page any more, and Stripe is asked to close it. */
export async function closePage({ payments, sessionClosings, now }: Deps, tx: Transaction, sessionId: string) {
  await payments.closeSession(tx, sessionId);
  await sessionClosings.add(tx, { id: sessionId }, now());
}
