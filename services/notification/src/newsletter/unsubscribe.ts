import { messages, Refusal } from '@wayhouse/contracts';
import type { Deps } from './subscribe.js';

/** Takes the address behind the token off the list. One that has left before stays as it is. */
export async function unsubscribe(
  { inTransaction, subscriptions, now }: Pick<Deps, 'inTransaction' | 'subscriptions' | 'now'>,
  token: string,
): Promise<void> {
  await inTransaction(async (tx) => {
    const subscription = await subscriptions.findByToken(tx, token);
    if (!subscription) throw new Refusal('not-found', messages.linkUnknown, 'token');
    if (subscription.state === 'unsubscribed') return;
    await subscriptions.keep(tx, { ...subscription, state: 'unsubscribed', since: now() });
  });
}
