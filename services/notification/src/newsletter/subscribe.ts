import { renderEmail } from '../email/render-email.js';
import type { SubmitForm } from '../forms/submit-form.js';
import type { Subscription } from './domain/subscription.js';
import type { Subscriptions } from './subscription-repository.js';
import { welcomeEmail } from './welcome-email.js';

export type Deps = {
  submitForm: SubmitForm;
  subscriptions: Subscriptions;
  publicUrl: string;
  now: () => Date;
  newId: () => string;
  /** Must be long and random: it is all that is needed to unsubscribe an address. */
  newToken: () => string;
};

/** Subscribes an address and queues a welcome email. An address that is already subscribed gets no second one. */
export const subscribe = (deps: Deps, address: string): Promise<void> =>
  deps.submitForm(async (tx, acknowledge) => {
    const known = await deps.subscriptions.findByAddress(tx, address);
    if (known?.state === 'subscribed') return;
    const token = known?.token ?? deps.newToken();
    const subscription: Subscription = { address, token, state: 'subscribed', since: deps.now() };
    await deps.subscriptions.save(tx, subscription);
    const delivery = { id: deps.newId(), to: { name: '', address } };
    await acknowledge(renderEmail(delivery, welcomeEmail(subscription, deps.publicUrl)));
  });
