import { DomainError } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { OptIns } from './opt-in-repository.js';
import type { Subscriptions } from './subscription-repository.js';

export type Deps = {
  inTransaction: InTransaction;
  optIns: OptIns;
  subscriptions: Subscriptions;
  now: () => Date;
};

/** Also ends a link that would subscribe the address again. Idempotent: the second time leaves its row as it is. */
export async function unsubscribe({ inTransaction, optIns, subscriptions, now }: Deps, token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const subscription = await subscriptions.findByToken(tx, token);
    if (!subscription) throw new DomainError('subscription-not-found');
    await optIns.delete(tx, subscription.address);
    if (subscription.state === 'unsubscribed') return;
    await subscriptions.save(tx, { ...subscription, state: 'unsubscribed', since: now() });
  });
}
