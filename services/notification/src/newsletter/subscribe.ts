import { type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import type { Letters } from '../email/email-queue.js';
import { writeLetter } from '../email/render-email.js';
import { welcomeWords } from './welcome-email.js';
import type { Subscription } from './domain/subscription.js';
import type { Subscriptions } from './subscription-repository.js';

export type Deps = {
  inTransaction: InTransaction;
  subscriptions: Subscriptions;
  letters: Letters;
  publicUrl: string;
  now: () => Date;
  newId: () => string;
  /** So long and random that nobody can guess another's. */
  newToken: () => string;
};

/** Puts an address on the list, with a letter that says so. Who is on it already gets no second letter. */
export async function subscribe(deps: Deps, address: string): Promise<void> {
  try {
    await deps.inTransaction(async (tx) => {
      const known = await deps.subscriptions.findByAddress(tx, address);
      if (known?.state === 'subscribed') return;
      const token = known?.token ?? deps.newToken();
      const subscription: Subscription = { address, token, state: 'subscribed', since: deps.now() };
      await deps.subscriptions.keep(tx, subscription);
      const envelope = { id: deps.newId(), to: { name: '', address } };
      await deps.letters.add(tx, writeLetter(envelope, welcomeWords(subscription, deps.publicUrl)), deps.now());
    });
  } catch (error) {
    // The same address came twice at once; the other request has put it on the list, with its letter.
    if (!isDuplicateKey(error)) throw error;
  }
}
