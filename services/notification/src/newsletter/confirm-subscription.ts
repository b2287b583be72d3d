import { DomainError } from '@wayhouse/domain';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import { isOpen } from './domain/opt-in.js';
import type { Subscription } from './domain/subscription.js';
import type { Deps as SubscribeDeps } from './subscribe.js';
import { welcomeEmail } from './welcome-email.js';

export type Deps = SubscribeDeps & { emails: EmailQueue };

/** Subscribes the address that the link was sent to, and queues its welcome email. Idempotent. */
export const confirmSubscription = (deps: Deps, token: string): Promise<void> =>
  deps.submitForm(async (tx) => {
    const optIn = await deps.optIns.findByToken(tx, token);
    if (!optIn || !isOpen(optIn, deps.now())) throw new DomainError('opt-in-not-found');
    const { address } = optIn;
    const known = await deps.subscriptions.findByAddress(tx, address);
    if (known?.state === 'subscribed') return;
    const unsubscribeToken = known?.token ?? deps.newToken();
    const subscription: Subscription = { address, token: unsubscribeToken, state: 'subscribed', since: deps.now() };
    await deps.subscriptions.save(tx, subscription);
    const delivery = { id: deps.newId(), to: { name: '', address } };
    await deps.emails.add(tx, renderEmail(delivery, welcomeEmail(subscription, deps.publicUrl)), deps.now());
  });
