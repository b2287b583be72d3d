import { DomainError } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { Subscriptions } from './subscription-repository.js';

export type Deps = { inTransaction: InTransaction; subscriptions: Subscriptions; now: () => Date };

/** Idempotent: unsubscribing an address twice leaves its row as it is. */
export async function unsubscribe({ inTransaction, subscriptions, now }: Deps, token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const subscription = await subscriptions.findByToken(tx, token);
    if (!subscription) throw new DomainError('subscription-not-found');
    if (subscription.state === 'unsubscribed') return;
    await subscriptions.save(tx, { ...subscription, state: 'unsubscribed', since: now() });
  });
}
