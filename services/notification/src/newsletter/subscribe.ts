import { type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import type { Subscription } from './domain/subscription.js';
import type { Subscriptions } from './subscription-repository.js';
import { welcomeEmail } from './welcome-email.js';

export type Deps = {
  inTransaction: InTransaction;
  subscriptions: Subscriptions;
  emails: EmailQueue;
  publicUrl: string;
  now: () => Date;
  newId: () => string;
  /** Must be long and random: it is all that is needed to unsubscribe an address. */
  newToken: () => string;
};

/** Subscribes an address and queues a welcome email. An address that is already subscribed gets no second one. */
export async function subscribe(deps: Deps, address: string): Promise<void> {
  try {
    await deps.inTransaction(async (tx) => {
      const known = await deps.subscriptions.findByAddress(tx, address);
      if (known?.state === 'subscribed') return;
      const token = known?.token ?? deps.newToken();
      const subscription: Subscription = { address, token, state: 'subscribed', since: deps.now() };
      await deps.subscriptions.save(tx, subscription);
      const delivery = { id: deps.newId(), to: { name: '', address } };
      await deps.emails.add(tx, renderEmail(delivery, welcomeEmail(subscription, deps.publicUrl)), deps.now());
    });
  } catch (error) {
    // The same address was entered twice at once; the other request has subscribed it, with its email.
    if (!isDuplicateKey(error)) throw error;
  }
}
